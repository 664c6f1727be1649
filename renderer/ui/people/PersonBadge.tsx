import type { ProfileColour, ProfileFlag, ProfileGlyph, ProfileLook } from '../../../electron/contract/people.ts'

/** The colours of cloth, and of what is sewn on it: light enough to be seen on each. */
export const CLOTH: Readonly<Record<ProfileColour, string>> = {
  red: '#a32a22',
  amber: '#8f5d0a',
  green: '#2f6b2f',
  teal: '#12636b',
  blue: '#234f96',
  violet: '#6a3a8f',
  rose: '#a02d64',
  slate: '#3d4752',
}
const SEWN = '#fff6dc'
const SHADE = '#fff6dc40'

/** The patterns of flags, each a path in a field of 24 × 16. */
const PATTERNS: Readonly<Record<ProfileFlag, string>> = {
  plain: '',
  cross: 'M10 0h4v6h10v4H14v6h-4v-6H0V6h10z',
  saltire: 'M0 0h4l8 5.4L20 0h4v2.6L16 8l8 5.4V16h-4l-8-5.4L4 16H0v-2.6L8 8 0 2.6z',
  stripes: 'M0 3.2h24v3.2H0zM0 9.6h24v3.2H0z',
  halves: 'M12 0h12v16H12z',
  quarters: 'M0 0h12v8H0zM12 8h12v8H12z',
  border: 'M0 0h24v16H0zM2.5 2.5v11h19v-11z',
  disc: 'M12 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 1 1 0-13z',
}

/** The glyphs, each a path in a square of 24. */
const GLYPHS: Readonly<Record<ProfileGlyph, string>> = {
  anchor:
    'M12 2a3 3 0 0 1 1.3 5.7V10H17v2h-3.7v7.7c2.6-.5 4.5-2.2 5.3-4.7l-1.8.6 2.4-4.6 2.6 4.5-1.4-.3C19.5 19.2 16.3 22 12 22S4.5 19.2 3.6 15.2l-1.4.3 2.6-4.5 2.4 4.6-1.8-.6c.8 2.5 2.7 4.2 5.3 4.7V12H7v-2h3.7V7.7A3 3 0 0 1 12 2zm0 2a1 1 0 1 0 0 2 1 1 0 0 0 0-2z',
  wheel:
    'M11 1h2v3.1a8 8 0 0 1 3.9 1.6l2.2-2.2 1.4 1.4-2.2 2.2A8 8 0 0 1 19.9 11H23v2h-3.1a8 8 0 0 1-1.6 3.9l2.2 2.2-1.4 1.4-2.2-2.2a8 8 0 0 1-3.9 1.6V23h-2v-3.1a8 8 0 0 1-3.9-1.6l-2.2 2.2-1.4-1.4 2.2-2.2A8 8 0 0 1 4.1 13H1v-2h3.1a8 8 0 0 1 1.6-3.9L3.5 4.9l1.4-1.4 2.2 2.2A8 8 0 0 1 11 4.1zm1 6a5 5 0 1 0 0 10 5 5 0 0 0 0-10zm0 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  star: 'M12 1.5l3.1 6.8 7.4.8-5.5 5 1.5 7.3L12 17.7l-6.5 3.7L7 14.1l-5.5-5 7.4-.8z',
  moon: 'M15.5 2.5a9.8 9.8 0 1 0 6 13.6A8 8 0 0 1 15.5 2.5z',
  fish: 'M2 6l4.5 3.7C8.3 7.4 11 6 14 6c4 0 7 2.7 8.5 6-1.5 3.3-4.5 6-8.5 6-3 0-5.7-1.4-7.5-3.7L2 18l1.8-6zm14.5 3.5a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6z',
  crown: 'M2 6.5l5 4 5-7 5 7 5-4-2 11H4zM4 19.5h16V22H4z',
  gull: 'M1 9c4.5-3.5 8.5-2.5 11 2.5C14.5 6.5 18.5 5.5 23 9c-4-.5-7 1-9 6.5h-4C8 10 5 8.5 1 9z',
  shell:
    'M12 2.5c5.5 0 10 4.2 10 9.3 0 2.4-1 4.5-2.6 6.2H15l-1 3.5h-4L9 18H4.6A8.9 8.9 0 0 1 2 11.8c0-5.1 4.5-9.3 10-9.3zm-.8 3.2v10h1.6v-10zM7.5 7L9 15.7h1.5L8.9 6.5zm7.6-.5l-1.6 9.2H15L16.5 7z',
}

/** The flag of a person, with the glyph on it. Beside the name it needs no text. */
export function PersonBadge({
  look,
  width = 2.25,
}: {
  readonly look: Omit<ProfileLook, 'name'>
  readonly width?: number
}) {
  const { colour, flag, glyph } = look
  const isBusy = flag === 'cross' || flag === 'saltire' || flag === 'disc'
  return (
    <svg
      className="person-badge"
      viewBox="0 0 24 16"
      style={{ width: `${width}rem`, height: `${(width * 2) / 3}rem` }}
      aria-hidden="true"
      focusable="false"
    >
      <rect width="24" height="16" rx="1.5" fill={CLOTH[colour]} />
      <path d={PATTERNS[flag]} fill={SHADE} fillRule="evenodd" />
      {isBusy && <circle cx="12" cy="8" r="6.6" fill={CLOTH[colour]} />}
      <path d={GLYPHS[glyph]} fill={SEWN} fillRule="evenodd" transform="translate(6.5 2.5) scale(.4583)" />
      <rect x=".4" y=".4" width="23.2" height="15.2" rx="1.3" fill="none" stroke="#2a180e" strokeWidth=".8" />
    </svg>
  )
}
