import { Silhouette } from '../insignia/insignia.tsx'

/** A cell of the sea with a ship and a hit on it. */
export function SeaBattleEmblem({ size }: { readonly size: number }) {
  return (
    <span className="emblem" style={{ width: `${size}rem`, height: `${size}rem` }} aria-hidden="true">
      <svg width="100%" height="100%" viewBox="0 0 52 52" aria-hidden="true">
        <rect x="2" y="2" width="48" height="48" rx="6" fill="#1f5f7c" stroke="#2a180e" strokeWidth="2.5" />
        <path d="M2 18.5H50M2 34.5H50M18.5 2V50M34.5 2V50" stroke="#cfe0ff" strokeOpacity="0.35" strokeWidth="1" />
        <circle cx="42" cy="10.5" r="5" fill="#d8402c" stroke="#2a180e" strokeWidth="1.5" />
        <circle cx="10.5" cy="42" r="4.5" fill="#f7f0dc" stroke="#2a180e" strokeWidth="1.5" />
      </svg>
      <span className="emblem-middle">
        <Silhouette length={2} cell={size * 0.3} />
      </span>
    </span>
  )
}
