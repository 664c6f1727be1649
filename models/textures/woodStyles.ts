import type { WoodStyle } from './wood.ts'

/** The captain's table. */
export const TABLE: WoodStyle = {
  width: 1024,
  height: 1024,
  planks: 4,
  browns: [
    [0x22, 0x12, 0x0a],
    [0x51, 0x2d, 0x16],
    [0x7f, 0x4c, 0x26],
  ],
  roughness: 0.26,
  seed: 4,
  variety: 0.22,
}

/** The rails of the trays. */
export const FRAME: WoodStyle = {
  width: 1024,
  height: 512,
  planks: 1,
  browns: [
    [0x2d, 0x15, 0x0b],
    [0x6b, 0x36, 0x18],
    [0x9a, 0x5a, 0x2a],
  ],
  roughness: 0.2,
  seed: 12,
  variety: 0.1,
}
