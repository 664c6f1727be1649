import { textHash } from '../../engine/kernel/textHash.ts'
import { darker, INK, lighter } from './colour.ts'
import { text } from './shapes.ts'

/** SVG markup of a piece of a drawing. */
export type Markup = string

export interface ShapeStyle {
  /** Width of the ink outline; 0 draws none. */
  readonly line?: number
  /** Strength of the darker crescent at the lower right, 0–1; 0 draws none. */
  readonly shade?: number
  /** The colour of that crescent if darkening the fill is not enough. */
  readonly shadeColour?: string
  /** Strength of the lighter crescent at the upper left, 0–1; 0 draws none. */
  readonly light?: number
  /** The offset of the shape's copy that cuts the dark crescent; the light one lies opposite. */
  readonly offset?: readonly [x: number, y: number]
  /** Markup painted on the shape and clipped to it. */
  readonly inside?: Markup
}

const EVERYWHERE = 'M-900,-900H1300V1300H-900Z'

/** Returns an id made from the content, so that equal definitions of different drawings on one page may share it. */
function idOf(content: string): string {
  return `f${textHash(content).toString(36)}`
}

function crescent(d: string, colour: string, dx: number, dy: number): Markup {
  return `<path transform="translate(${text(dx)} ${text(dy)})" fill-rule="evenodd" fill="${colour}" d="${EVERYWHERE}${d}"/>`
}

/** Returns markup shown only within the path. */
export function clipped(d: string, content: Markup): Markup {
  const id = idOf(d)
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content}</g>`
}

/** Draws a solid: flat colour, a darker and a lighter crescent, the inside, ink outline. */
export function shape(d: string, colour: string, style: ShapeStyle = {}): Markup {
  const { line: width = 6, shade = 0.32, light = 0.4, offset = [-8, -9], inside = '' } = style
  const [dx, dy] = offset
  const dark = shade > 0 ? crescent(d, style.shadeColour ?? darker(colour, shade), dx, dy) : ''
  const bright = light > 0 ? crescent(d, lighter(colour, light), -dx * 0.55, -dy * 0.55) : ''
  const body = clipped(d, fill(d, colour) + dark + bright + inside)
  return width > 0 ? body + line(d, INK, width) : body
}

/** Draws a flat shape without outline; `colour` may carry an alpha. */
export function fill(d: string, colour: string, opacity = 1): Markup {
  return `<path fill="${colour}"${opacity < 1 ? ` fill-opacity="${text(opacity)}"` : ''} d="${d}"/>`
}

/** Draws a stroke with round ends; `dash` as in SVG. */
export function line(d: string, colour = INK, width = 6, dash = ''): Markup {
  const dashes = dash ? ` stroke-dasharray="${dash}"` : ''
  const ends = 'stroke-linejoin="round" stroke-linecap="round"'
  return `<path fill="none" stroke="${colour}" stroke-width="${text(width)}" ${ends}${dashes} d="${d}"/>`
}

/** Returns markup drawn faintly. */
export function faint(opacity: number, content: Markup): Markup {
  return `<g opacity="${text(opacity)}">${content}</g>`
}

/** Returns markup moved, scaled (a pair mirrors or stretches) and turned clockwise by radians. */
export function at(
  x: number,
  y: number,
  scale: number | readonly [number, number],
  turn: number,
  content: Markup,
): Markup {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale
  const rotate = turn ? ` rotate(${text((turn * 180) / Math.PI)})` : ''
  const scaled = sx === 1 && sy === 1 ? '' : ` scale(${text(sx)} ${text(sy)})`
  return `<g transform="translate(${text(x)} ${text(y)})${rotate}${scaled}">${content}</g>`
}

/** Draws the soft ellipse on the ground under a thing. */
export function groundShadow(x: number, y: number, rx: number, ry: number, strength = 0.38): Markup {
  const id = `s${Math.round(strength * 100)}`
  const stop = (offset: number, alpha: number) =>
    `<stop offset="${offset}" stop-color="#1e0e0a" stop-opacity="${text(alpha)}"/>`
  const stops = stop(0, strength) + stop(0.7, strength * 0.7) + stop(1, 0)
  const ellipse = `<ellipse cx="${text(x)}" cy="${text(y)}" rx="${text(rx)}" ry="${text(ry)}" fill="url(#${id})"/>`
  return `<radialGradient id="${id}">${stops}</radialGradient>${ellipse}`
}

/** Repeats a drawing at equal turns around the origin. */
export function around(count: number, content: (index: number) => Markup, from = 0): Markup {
  return Array.from({ length: count }, (_, i) => at(0, 0, 1, from + (i / count) * Math.PI * 2, content(i))).join('')
}
