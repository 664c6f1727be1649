import type { Gauge } from './fleets.ts'
import './pips.css'

interface PipsProps {
  readonly gauge: Gauge
  readonly kind: 'hull' | 'sails' | 'shots'
}

/** Shows a gauge as marks: planks, sails or shot. */
export function Pips({ gauge: { left, of }, kind }: PipsProps) {
  return (
    <span className={`pips is-${kind}`} aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks never change places
        <i key={i} className={i < left ? 'is-left' : ''} />
      ))}
    </span>
  )
}
