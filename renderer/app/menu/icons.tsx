/** Icons of the menu, each a path in a square of 24. */
const OUTLINES = {
  lessons: 'M12 4.5L1.5 9.5 12 14.5 22.5 9.5zM6 12v5c3.5 2.7 8.5 2.7 12 0v-5',
  saves: 'M5 3.5h11l3.5 3.5v13.5H4.5V4zM8 3.5v5h7v-5M8 20.5v-7h8v7',
  rules: 'M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2zM12 6v14',
  settings: 'M4 7h8M17 7h3M4 17h3M12 17h8M14.5 4.5v5M9.5 14.5v5',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  people:
    'M8.5 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2 20c0-4 2.5-6.5 6.5-6.5s6.5 2.5 6.5 6.5M16 5a3 3 0 0 1 0 6M18 14c2.5.5 4 2.5 4 6',
  replays: 'M7 4.5v15l12-7.5z',
  workshop: 'M3.5 9L9.5 4l5 2.5 6-2.5v11l-6 5-5-2.5-6 2.5zM9.5 4v13.5M14.5 6.5V20',
  screens: 'M3 5h12v9H3zM9 14v4M5.5 18H11M18 9h3v9.5h-4V9z',
  fewer: 'M15 5l-7 7 7 7',
} as const

export type MenuIconName = keyof typeof OUTLINES

export function MenuIcon({ name }: { readonly name: MenuIconName }) {
  return (
    <svg className="menu-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={OUTLINES[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth={name === 'more' ? 4 : 2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
