// Media conditions for `sizes` and `media`: the breakpoints of tokens.css that attributes need.
export const upToSmall = '(width <= 600px)';
export const upToMedium = '(width <= 820px)';
