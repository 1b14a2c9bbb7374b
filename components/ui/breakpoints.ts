// Media conditions for `sizes` and `media`: the breakpoints of tokens.css that attributes and scripts need.
export const upToSmall = '(width <= 600px)';
export const upToMedium = '(width <= 820px)';
export const upToWide = '(width <= 1279px)';
