/**
 * Our own icons: outlines on 24 × 24, drawn with a stroke of the text's or the accent's colour.
 * Marks of others are never among them (readMark.ts).
 */
export const ICONS = {
  api: 'M8 4H7a2 2 0 0 0-2 2v4l-2 2 2 2v4a2 2 0 0 0 2 2h1M16 4h1a2 2 0 0 1 2 2v4l2 2-2 2v4a2 2 0 0 1-2 2h-1',
  approve: 'M12 3a9 9 0 1 0 .01 0M8 12l3 3 5-6',
  book: 'M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1v14',
  check: 'M4 12l6 6L20 6',
  cloud: 'M7 19a5 5 0 1 1 1-9.9A6 6 0 0 1 19.5 11 4 4 0 0 1 18 19z',
  code: 'M8 6l-6 6 6 6M16 6l6 6-6 6',
  danger: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 7v6M12 16.5v.1',
  flag: 'M5 21V4h14l-4 4.5 4 4.5H5',
  gear: 'M12 9a3 3 0 1 0 .01 0M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2',
  lock: 'M5 11h14v10H5zM8 11V8a4 4 0 0 1 8 0v3',
  note: 'M12 3a9 9 0 1 0 .01 0M12 11v6M12 7v.1',
  play: 'M7 4v16l13-8z',
  plug: 'M9 3v6M15 3v6M6 9h12v3a6 6 0 0 1-12 0zM12 18v3',
  rollout: 'M4 20v-5M10 20v-9M16 20V7M22 20V3',
  server: 'M3 4h18v7H3zM3 13h18v7H3zM7 7.5v.1M7 16.5v.1',
  shield: 'M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6z',
  split: 'M12 21v-8L5 6M12 13l7-7M5 11V6h5M14 6h5v5',
  target: 'M12 3a9 9 0 1 0 .01 0M12 8a4 4 0 1 0 .01 0',
  warning: 'M12 4l10 17H2zM12 10v5M12 18v.1',
} as const;

export type IconName = keyof typeof ICONS;

export function isIcon(name: string): name is IconName {
  return name in ICONS;
}
