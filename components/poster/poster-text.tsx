import { lineHeight, setTitle } from './set-title';

interface PosterTextProps {
  readonly title: string;
  readonly line: string | null;
  /** On the house's own ground, which has the skyline below, words stand above and left. */
  readonly onGround: boolean;
}

/** Colours as in tokens.css, which a poster cannot read. */
const [foam, gold400, gold500] = ['#fff9ec', '#ebbb52', '#dda22c'];

/** Between words, in sizes of their letters. */
const wordSpace = 0.23;

const measure = { width: 88, height: 4, background: gold500, marginBottom: 22 };

const facts = {
  marginTop: 20,
  color: gold400,
  fontFamily: 'Hanken, Hanken Extended',
  fontWeight: 600,
  fontSize: 34,
};

/**
 * The words of a poster, set apart from its picture; rendered by an engine that knows no classes.
 */
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
  // Each word by itself: the typeface joins an f to the next word.
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
