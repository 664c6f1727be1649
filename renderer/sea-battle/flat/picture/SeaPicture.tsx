import { type ReactNode, useId } from 'react'
import { FIELD_SIZE } from '../../../../engine/sea-battle/cells.ts'

interface SeaPictureProps {
  /** The enemy's sea is blue, one's own green. */
  readonly tone: 'far' | 'near'
  readonly children: ReactNode
}

const SHADES = { far: ['#34599d', '#1d3467'], near: ['#23899a', '#12566b'] } as const

const LINES = Array.from({ length: FIELD_SIZE - 1 }, (_, i) => `M${i + 1} 0V${FIELD_SIZE}M0 ${i + 1}H${FIELD_SIZE}`)

/** A chart of the sea: depth, a compass rose, the lines between the cells. */
export function SeaPicture({ tone, children }: SeaPictureProps) {
  const id = useId()
  const [light, dark] = SHADES[tone]
  return (
    <g className="sea-picture">
      <radialGradient id={id} cx="0.45" cy="0.4" r="0.8">
        <stop offset="0" stopColor={light} />
        <stop offset="1" stopColor={dark} />
      </radialGradient>
      <rect width={FIELD_SIZE} height={FIELD_SIZE} fill={`url(#${id})`} />
      <g className="sea-rose" transform="translate(7.6 5.2)">
        <circle r="1.88" />
        <circle r="1.39" />
        <path d="M0-2.24L.24-.24 2.24 0 .24.24 0 2.24-.24.24-2.24 0-.24-.24z" />
      </g>
      <path className="sea-lines" d={LINES.join('')} />
      {children}
    </g>
  )
}
