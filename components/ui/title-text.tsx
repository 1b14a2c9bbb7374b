/**
 * Renders a title. A bracket at its end, as “(m/w/d)”, is set apart and not broken: in the display
 * typeface its slashes are hairlines that hang below the line.
 */
export function TitleText({ title }: { readonly title: string }) {
  // In previews of the Studio, invisible characters (Cf) follow.
  const [bracket = ''] = /\([^()]*\)\p{Cf}*$/u.exec(title) ?? [];
  if (!bracket) return title;
  return (
    <>
      {title.slice(0, -bracket.length)}
      <span className="bracket">{bracket}</span>
    </>
  );
}
