/** A textured square that faces the camera, or lies on the table when flat. */
export interface Sprite {
  x: number
  y: number
  z: number
  /** Side in cells. */
  size: number
  /** Height divided by width. */
  stretch: number
  /** Radians. */
  turn: number
  /** Index of its picture in the sheet. */
  picture: number
  flat: boolean
  red: number
  green: number
  blue: number
  opacity: number
  /** 0 is opaque blending, 1 additive. */
  glow: number
  /** How far it stands to the right of its place on the page, cells; unused when flat. */
  aside: number
}

/** Takes a finished sprite and copies it: callers reuse one object. */
export type Put = (sprite: Readonly<Sprite>) => void

/** A plain white sprite at the origin, to be reused. */
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

/** Approximate conversion from sRGB to linear, precise enough for tints. */
const toLinear = (value: number): number => value ** 2.2
