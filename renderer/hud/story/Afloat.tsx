import type { ReactNode } from 'react'
import './afloat.css'

/** A ship of a fleet as a match ends. */
export interface ShipAtEnd {
  readonly id: string
  readonly picture: ReactNode
  readonly sunk: boolean
  /** The flag that flies over a prize: that of the squadron that took it. */
  readonly flag?: ReactNode
}

interface AfloatProps {
  readonly ships: readonly ShipAtEnd[]
  /** Set when sunk ships go down now. */
  readonly isFresh: boolean
}

/** A fleet at the end: ships on the water and ships below it. The page has the same in words beside it. */
export function Afloat({ ships, isFresh }: AfloatProps) {
  return (
    <span className={`afloat ${isFresh ? 'is-fresh' : ''}`} aria-hidden="true">
      {ships.map(({ id, picture, sunk, flag }) => (
        <span key={id} className={sunk ? 'afloat-ship is-sunk' : 'afloat-ship'}>
          {picture}
          {flag && <span className="afloat-flag">{flag}</span>}
        </span>
      ))}
    </span>
  )
}
