/** A textured square that faces the camera, or lies on the table when flat. */
export interface Sprite {
  x: number
  y: number
  z: number
  /** The side in cells. */
  size: number
  /** Height divided by width. */
  stretch: number
  /** The angle in radians. */
  turn: number
  /** The index of its picture in the sheet. */
  picture: number
  flat: boolean
  red: number
  green: number
  blue: number
  opacity: number
  /** The blending: 0 opaque, 1 additive. */
  glow: number
  /** The offset to the right of its place on the page, cells; unused when flat. */
  aside: number
}

/** Copies a finished sprite: callers reuse one object. */
export type Put = (sprite: Readonly<Sprite>) => void

/** Returns a plain white sprite at the origin, to be reused. */
export function blankSprite(): Sprite {
  return {
    x: 0,
    y: 0,
    z: 0,
    size: 1,
    stretch: 1,
    turn: 0,
    picture: 0,
    flat: false,
    red: 1,
    green: 1,
    blue: 1,
    opacity: 1,
    glow: 0,
    aside: 0,
  }
}

/** Resets a sprite to a plain white one at a point. */
export function placeSprite(sprite: Sprite, x: number, y: number, z: number, size: number, picture: number): void {
  sprite.x = x
  sprite.y = y
  sprite.z = z
  sprite.size = size
  sprite.picture = picture
  sprite.stretch = 1
  sprite.turn = 0
  sprite.flat = false
  sprite.opacity = 1
  sprite.glow = 0
  sprite.aside = 0
  paintSprite(sprite, 0xffffff)
}

/** Tints a sprite with a colour 0xrrggbb. */
export function paintSprite(sprite: Sprite, colour: number): void {
  sprite.red = toLinear(((colour >> 16) & 255) / 255)
  sprite.green = toLinear(((colour >> 8) & 255) / 255)
  sprite.blue = toLinear((colour & 255) / 255)
}

/** Converts from sRGB to linear approximately, precise enough for tints. */
const toLinear = (value: number): number => value ** 2.2
