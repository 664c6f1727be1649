import type { PagePoint } from '../../table/picking/pagePoint.ts'
import type { Anchored, ChipHalf } from './anchors.ts'
import { type Box, boxAt, sharedArea } from './box.ts'
import { placeCaption } from './captionPlace.ts'
import { pointTo } from './captionStem.ts'
import type { Scene } from './scene.ts'

/**
 * The distance from the middle of a cell to its chip, northward, cells: into the far half, or at the near edge below
 * the things there.
 */
const NORTH = { far: 0.24, near: -0.4 } as const
/**
 * The width of a cell on the page, rem, below which chips show no words: chips with words would cover their neighbours.
 */
const SMALL = 3.1
/** The height of sails and masts over the middle of their cell, as a share of the cell's visible height. */
const OVER = 1.1

/** Places chips in their halves of cells, those under a slot in the other half; `rem` is in CSS pixels. */
export function placeChips(elements: readonly Anchored[], scene: Scene, slots: readonly Box[], rem: number): void {
  const { placeOf, boxOf } = scene
  const middleIn = (cell: number, half: ChipHalf) => placeOf(cell, 0, NORTH[half])
  for (const { element, anchor } of elements) {
    if (anchor.kind !== 'chip') continue
    const near = middleIn(anchor.cell, anchor.half)
    const isUnder = near !== null && anchor.half === 'near' && isUnderSlot(element, near, slots)
    const [at, cell] = [isUnder ? middleIn(anchor.cell, 'far') : near, boxOf(anchor.cell)]
    element.style.visibility = at ? 'visible' : 'hidden'
    if (!at || !cell) continue
    element.style.translate = `calc(${at.x.toFixed(1)}px - 50%) calc(${at.y.toFixed(1)}px - 50%)`
    element.toggleAttribute('data-small', cell.right - cell.left < SMALL * rem)
  }
}

/** Returns whether a slot would cover an element with a middle at a point. */
function isUnderSlot(
  { offsetWidth: width, offsetHeight: height }: HTMLElement,
  { x, y }: PagePoint,
  slots: readonly Box[],
) {
  const box = boxAt({ x: x - width / 2, y: y - height / 2 }, { width, height })
  return slots.some((slot) => sharedArea(box, slot) > 0)
}

/** Places elements round the middle of a cell. */
export function placeRound(elements: readonly Anchored[], { placeOf }: Scene): void {
  for (const { element, anchor } of elements) {
    if (anchor.kind !== 'round') continue
    const [middle, east, north] = [placeOf(anchor.cell), placeOf(anchor.cell, 1), placeOf(anchor.cell, 0, 1)]
    if (!middle || !east || !north) continue
    const { style } = element
    style.translate = `${middle.x}px ${middle.y}px`
    style.visibility = 'visible'
    for (const [name, point] of [['east', east] as const, ['north', north] as const]) {
      style.setProperty(`--${name}-x`, (point.x - middle.x).toFixed(1))
      style.setProperty(`--${name}-y`, (point.y - middle.y).toFixed(1))
    }
  }
}

/** Places captions over their cells, clear of the things there, the slots, fingers, numbers and each other. */
export function placeCaptions(elements: readonly Anchored[], scene: Scene, slots: readonly Box[]): void {
  const { placeOf, boxOf, window } = scene
  const spared = [...slots, ...signsOf(elements)]
  const taken: Box[] = []
  for (const { element, anchor } of elements) {
    if (anchor.kind !== 'caption') continue
    const [point, cell] = [placeOf(anchor.cell), boxOf(anchor.cell)]
    if (!point) continue
    const size = { width: element.offsetWidth, height: element.offsetHeight }
    const own = cell && withMasts(cell)
    const at = placeCaption(point, size, { window, taken, spared, ...(own && { own }) })
    element.style.visibility = at ? 'visible' : 'hidden'
    if (!at) continue
    taken.push(boxAt(at, size))
    element.style.translate = `${at.x}px ${at.y}px`
    pointTo(element, boxAt(at, size), point, own ? point.y - own.top : undefined)
  }
}

/** Returns the boxes of fingers, and of the numbers round a cell. */
function signsOf(elements: readonly Anchored[]): readonly Box[] {
  const signs = elements.flatMap(({ element, anchor }) => {
    if (anchor.kind === 'round') return [...element.querySelectorAll('b')]
    return anchor.kind === 'pointer' ? [element] : []
  })
  return signs.map((sign) => sign.getBoundingClientRect()).filter(({ width }) => width > 0)
}

/** Returns the box of the things in a cell, up to the top of their masts. */
function withMasts(cell: Box): Box {
  const { top, bottom } = cell
  return { ...cell, top: (top + bottom) / 2 - (bottom - top) * OVER }
}
