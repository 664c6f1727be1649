/** Colours that tell whose ship it is. */
export interface ShipPaint {
  /** Bands along the hull. */
  readonly band: string
  /** Gun lids and trim. */
  readonly accent: string
  /** Carved plate at the stern. */
  readonly stern: string
  /** Turn of the yards in radians, so that the sails face the camera. */
  readonly brace: number
}
