import type { ReactNode } from 'react'

interface IconProps {
  /** Side in rem. */
  readonly size?: number
}

function Icon({ size = 1.25, children }: IconProps & { readonly children: ReactNode }) {
  return (
    <svg width={`${size}rem`} height={`${size}rem`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}

const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

// Icons of buttons, in the colour of the surrounding text.

export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 6h16M4 12h16M4 18h16" {...stroke} />
  </Icon>
)
export const FoldIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 15l7-7 7 7" {...stroke} />
  </Icon>
)
export const UnfoldIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 9l7 7 7-7" {...stroke} />
  </Icon>
)
export const PauseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 5v14M16 5v14" {...stroke} strokeWidth={3.4} />
  </Icon>
)
export const PlayIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 4.5v15l12-7.5z" fill="currentColor" />
  </Icon>
)
export const StepIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 5v14l9-7z" fill="currentColor" />
    <path d="M18 5v14" {...stroke} />
  </Icon>
)
export const BulbIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.6 15.2c-1.9-1.3-3-3.2-3-5.4a6.4 6.4 0 0 1 12.8 0c0 2.2-1.1 4.1-3 5.4V17.4H8.6z" fill="currentColor" />
    <path d="M9.2 20.4h5.6" {...stroke} />
  </Icon>
)
export const StepBackIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M18 5v14l-9-7z" fill="currentColor" />
    <path d="M6 5v14" {...stroke} />
  </Icon>
)
export const SkipIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 5v14l8-7zM12 5v14l8-7z" fill="currentColor" />
  </Icon>
)
export const MyTurnIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 5v14l7-7zM10.5 5v14l7-7z" fill="currentColor" />
    <path d="M20 5v14" {...stroke} />
  </Icon>
)
export const UndoIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 6L4 11l5 5M4.5 11H14a5 5 0 0 1 0 10h-3" {...stroke} />
  </Icon>
)
export const BookIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2zM12 6v14" {...stroke} strokeWidth={2} />
  </Icon>
)
export const LogIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 3h12v18H6zM9 8h6M9 12h6M9 16h4" {...stroke} strokeWidth={2} />
  </Icon>
)
export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 5l14 14M19 5L5 19" {...stroke} />
  </Icon>
)
export const DiceIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4" y="4" width="16" height="16" rx="3.5" {...stroke} strokeWidth={2} />
    {[8.5, 15.5].flatMap((x) =>
      [8.5, 15.5].map((y) => <circle key={`${x}${y}`} cx={x} cy={y} r="1.5" fill="currentColor" />),
    )}
    <circle cx="12" cy="12" r="1.5" fill="currentColor" />
  </Icon>
)
export const SkullIcon = (props: IconProps) => (
  <Icon {...props}>
    <path
      d="M12 2.6c-5 0-8.4 3.3-8.4 8 0 2.7 1.2 4.7 3.2 6v3.2c0 .9.7 1.6 1.6 1.6h7.2c.9 0 1.6-.7 1.6-1.6v-3.2c2-1.3 3.2-3.3 3.2-6 0-4.7-3.4-8-8.4-8z"
      fill="currentColor"
    />
    <circle cx="8.6" cy="11" r="2.3" fill="#2a0d08" />
    <circle cx="15.4" cy="11" r="2.3" fill="#2a0d08" />
    <path d="M12 13.6l1.3 2.6h-2.6zM9.6 18.4v3M12 18.4v3M14.4 18.4v3" fill="#2a0d08" stroke="#2a0d08" strokeWidth="1" />
  </Icon>
)

export const ZoomInIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 5v14M5 12h14" {...stroke} />
  </Icon>
)
export const ZoomOutIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 12h14" {...stroke} />
  </Icon>
)
export const FocusIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="5.5" {...stroke} />
    <path d="M12 2.5v4M12 17.5v4M2.5 12h4M17.5 12h4" {...stroke} />
    <circle cx="12" cy="12" r="1.4" fill="currentColor" />
  </Icon>
)
export const OverviewIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" {...stroke} />
  </Icon>
)
export const SeenIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.5 12Q7 5.5 12 5.5T21.5 12Q17 18.5 12 18.5T2.5 12z" {...stroke} />
    <circle cx="12" cy="12" r="2.6" {...stroke} />
  </Icon>
)
export const HiddenIcon = (props: IconProps) => (
  <Icon {...props}>
    <path
      d="M5.5 8.5Q3.5 10.3 2.5 12q4.5 6.5 9.5 6.5 2.3 0 4.5-1.3M9 5.9q1.5-.4 3-.4 5 0 9.5 6.5-.9 1.5-2.4 3M4 3.5l16 17"
      {...stroke}
    />
  </Icon>
)
