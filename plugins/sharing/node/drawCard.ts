/** The preview picture as a tree for satori: logo, place in the menu, title, description, address. Colours are those of src/css/tokens.css, light mode. */
export type CardText = {title: string; section: string; description: string};
type Frame = {logo: string; host: string};
export type CardNode = {
  type: string;
  props: {style?: Record<string, string | number>; src?: string; width?: number; height?: number; children?: CardNode[] | string};
};

const COLOURS = {background: '#ffffff', text: '#22222f', muted: '#5a5a70', accent: '#5a32d6', border: '#e3e3ee'};
/** Titles of more characters than this get the smaller size, so that three lines hold them all. */
const LONG_TITLE = 44;

export function drawCard({title, section, description}: CardText, {logo, host}: Frame): CardNode {
  return box(
    {width: '100%', height: '100%', flexDirection: 'row', background: COLOURS.background, fontFamily: 'Inter', color: COLOURS.text},
    [
      box({width: 20, height: '100%', background: COLOURS.accent}, []),
      box({flexDirection: 'column', flexGrow: 1, width: 1180, padding: '64px 72px 56px 64px'}, [
        {type: 'img', props: {src: logo, width: 253, height: 60, style: {marginBottom: 56}}},
        line(section, {fontSize: 30, fontWeight: 500, color: COLOURS.accent, marginBottom: 16}, 1),
        line(
          title,
          {fontSize: title.length > LONG_TITLE ? 60 : 72, fontWeight: 700, lineHeight: 1.12, letterSpacing: '-0.02em', marginBottom: 26},
          3,
        ),
        line(description, {fontSize: 32, fontWeight: 500, lineHeight: 1.4, color: COLOURS.muted}, 2),
        box({flexGrow: 1}, []),
        box({borderTop: `2px solid ${COLOURS.border}`, paddingTop: 22}, [
          line(host, {fontSize: 28, fontWeight: 500, color: COLOURS.muted}, 1),
        ]),
      ]),
    ],
  );
}

function box(style: Record<string, string | number>, children: CardNode[]): CardNode {
  return {type: 'div', props: {style: {display: 'flex', ...style}, children}};
}

function line(text: string, style: Record<string, string | number>, lines: number): CardNode {
  return {type: 'div', props: {style: {display: 'block', lineClamp: lines, ...style}, children: text}};
}
