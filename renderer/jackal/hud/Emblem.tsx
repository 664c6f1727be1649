import { Coin } from '../../hud/Coin.tsx'
import { TileFace } from '../insignia/TileFace.tsx'

/** A closed tile with a coin on it. */
export function JackalEmblem({ size }: { readonly size: number }) {
  return (
    <span className="emblem" style={{ width: `${size}rem`, height: `${size}rem` }} aria-hidden="true">
      <TileFace kind="closed" size={size * 0.86} />
      <span className="emblem-front">
        <Coin size={size * 0.5} />
      </span>
    </span>
  )
}
