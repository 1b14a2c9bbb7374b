import { foam, gold400, gold500 } from '#lib/platform/colours';
import { lineHeight, setTitle } from './set-title';

interface PosterTextProps {
  readonly title: string;
  readonly line: string | null;
  /**
   * Whether the poster has the site's own background, which has the skyline below, so that the text
   * is top left.
   */
  readonly onGround: boolean;
}

/** Space between words, in em. */
const wordSpace = 0.23;

const measure = { width: 88, height: 4, background: gold500, marginBottom: 22 };

const facts = {
  marginTop: 20,
  color: gold400,
  fontFamily: 'Hanken, Hanken Extended',
  fontWeight: 600,
  fontSize: 34,
};

/** Renders the text of a poster, separately from its picture; the renderer supports no classes. */
export function PosterText({ title, line, onGround }: PosterTextProps) {
  const room = onGround ? { width: 700, height: 210 } : { width: 1056, height: line ? 290 : 330 };
  const { size, lines } = setTitle(title, room);
  const frame = {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: onGround ? 'flex-start' : 'flex-end',
    width: '100%',
    height: '100%',
    padding: onGround ? '146px 72px' : '56px 72px',
  } as const;
  const heading = {
    display: 'flex',
    flexDirection: 'column',
    color: foam,
    fontFamily: 'Gloock, Gloock Extended',
    fontSize: size,
    lineHeight,
  } as const;
  // Each word separately: the typeface has ligatures of f with the next word.
  const words = { display: 'flex', columnGap: size * wordSpace } as const;
  return (
    <div style={frame}>
      <div style={measure} />
      <div style={heading}>
        {lines.map((inLine) => (
          <div key={inLine.join(' ')} style={words}>
            {inLine
              .join(' ')
              .split(/\s/)
              .map((word) => (
                <span key={word}>{word}</span>
              ))}
          </div>
        ))}
      </div>
      {line ? <div style={facts}>{line}</div> : null}
    </div>
  );
}
