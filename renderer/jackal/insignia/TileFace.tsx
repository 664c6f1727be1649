import { type CSSProperties, createContext, useContext } from 'react'
import { TILE_KINDS, type TileKind } from '../../../engine/jackal/data/tiles.ts'
import type { Facing } from '../../../engine/jackal/types.ts'
import { faceIndex, GRID } from '../../../models/faces/atlas.ts'
import { FACE_PICTURES } from '../../../models/faces/pictures.ts'
import type { Quarter } from '../../table/camera/quarter.ts'
import { facingSeen, useSideSeen } from '../table/sideSeen.ts'
import './tileFace.css'

interface TileFaceProps {
  readonly kind: TileKind | 'closed'
  readonly picture?: number
  readonly facing?: Facing
  /** True for a tile that is looted, flown or climbed. */
  readonly spent?: boolean
  /** Side in rem. */
  readonly size: number
}

/** The picture of all faces; a table may set a smaller one for its own. */
const ATLAS = `var(--faces, url("${FACE_PICTURES.full}"))`

/** The style of a page that uses the small picture, because it comes over a network. */
export const SMALL_FACES = { display: 'contents', '--faces': `url("${FACE_PICTURES.small}")` } as CSSProperties // React types no custom properties

/** A tile of the table, cut from the same atlas. */
export function TileFace({ kind, picture = 1, facing = 0, spent = false, size }: TileFaceProps) {
  const index = faceIndex(kind, picture, spent)
  const share = 100 / (GRID - 1)
  return (
    <span
      className="tile-face"
      style={{
        width: `${size}rem`,
        height: `${size}rem`,
        backgroundImage: ATLAS,
        backgroundSize: `${GRID * 100}%`,
        backgroundPosition: `${(index % GRID) * share}% ${Math.floor(index / GRID) * share}%`,
        rotate: `${facing * 90}deg`,
      }}
      aria-hidden="true"
    />
  )
}

/** The rotation of a flat board, in quarter turns; null if the camera turns it. */
export const FlatQuarters = createContext<Facing | null>(null)

/** A tile in its current rotation: those with a direction turn with the table. */
export function TileSeen(props: TileFaceProps) {
  const side = useSideSeen()
  const quarters = useContext(FlatQuarters) ?? QUARTERS_OF[side]
  const { kind, facing = 0 } = props
  return <TileFace {...props} facing={facingSeen({ quarters }, { kind, facing })} />
}

/** Quarter turns counterclockwise that bring each side below. */
const QUARTERS_OF = [0, 3, 2, 1] as const satisfies Record<Quarter, Facing>

/** A kind of tile in the book of rules. */
export function TilePicture({ id, size }: { readonly id: string; readonly size: number }) {
  const kind = TILE_KINDS.find((one) => one === id)
  return kind ? <TileFace kind={kind} size={size} /> : null
}
