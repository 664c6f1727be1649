import type { Detail } from '../geometry/detail.ts'

/** A strip of planking: its upper edge between the keel (0) and the rail (1), and its colour. */
export type Strake = readonly [upTo: number, colour: string]

/** The colours of a ship's team. */
export interface ShipPaint {
  /** The colour of the bands along the hull. */
  readonly band: string
  /** The colour of gun lids and trim. */
  readonly accent: string
  /** The colour of the carved plate at the stern. */
  readonly stern: string
  /** The turn of the yards in radians, so that the sails face the camera. */
  readonly brace: number
  /** The strips of the hull from the keel up, instead of the usual ones. */
  readonly strakes?: Readonly<Record<Detail, readonly Strake[]>>
}
