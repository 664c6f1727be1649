import type { PagePoint } from '../../table/picking/pagePoint.ts'
import { placeCaption } from '../recap/captionPlace.ts'
import { type Box, boxAt, type Size } from './box.ts'
import { type Anchor, type MovingPanel, movingPanels, panelsVersion } from './panels.ts'
import { type Placement, placePanel, type Surroundings } from './placement.ts'

/** The table as the panels see it. */
export interface Scene {
  readonly window: Size
  /** The middle of a cell on the page, or a place so many cells from it; null where there is none. */
  readonly placeOf: (cell: number, east?: number, north?: number) => PagePoint | null
  /** Where a cell is seen; null where there is none. */
  readonly boxOf: (cell: number) => Box | null
  readonly seen: readonly Box[]
  /** Of these, what stays so wherever the pointer goes; all of them where nothing else is said. */
  readonly kept?: readonly Box[]
  readonly choices: readonly Box[]
  /** The board, row by row. */
  readonly board: () => readonly Box[]
}

/** A panel with the place where the layout puts it. */
interface Placed extends MovingPanel {
  readonly home: Box
}

const SURFACES = '.wood, .parchment'
/** Between a panel and other things, rem. */
const GAP = 0.5
/** Between a panel and its cell, rem. */
const ASIDE = 1.25
/** The least height of a panel that is shrunk to fit, rem. */
const LEAST = 11

let last = ''

/** Places all moving panels; does nothing when nothing has changed since the last time. */
export function arrange(scene: Scene): void {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const panels = movingPanels()
    .map((panel) => ({ ...panel, home: homeOf(panel.element) }))
    .filter(({ home, anchor }) => home.bottom > home.top || anchor.kind === 'round')
  const fixed = fixedBoxes(panels)
  const anchored = panels.map(({ anchor }) => (anchor.kind === 'home' ? null : scene.boxOf(anchor.cell)))
  const now = JSON.stringify([
    panelsVersion(),
    scene.window,
    scene.seen,
    scene.kept,
    scene.choices,
    fixed,
    panels.map(({ home, rank }) => [home, rank]),
    anchored,
  ])
  if (now === last) return
  last = now
  const taken = [...fixed]
  placeRound(panels, scene)
  const placing = panels.filter(({ anchor }) => anchor.kind === 'cell' || anchor.kind === 'home')
  const around = { window: scene.window, seen: scene.seen, gap: GAP * rem }
  const resting = restingPlaces(placing, scene, { ...around, panels: fixed }, rem)
  for (const panel of placing) {
    const spared = [...sparedBy(panel.anchor, scene), ...scene.choices]
    const board = isBesideBoard(panel.anchor) ? scene.board() : []
    const seen = seenBy(panel, scene)
    const found = placed(panel, scene, { ...around, seen, spared, board, panels: taken }, resting, rem)
    const isShown = found.isFree || !panel.yields
    put(panel, found, isShown)
    if (isShown) taken.push(boxOf(panel, found))
  }
  placeCaptions(panels, scene, taken)
}

const seenBy = ({ steady }: Placed, { seen, kept = seen }: Scene): readonly Box[] => (steady ? kept : seen)

/** Where the layout's panels are while nothing is open beside a cell. */
type Resting = ReadonlyMap<Placed, Placement>

function restingPlaces(
  panels: readonly Placed[],
  scene: Scene,
  around: Omit<Surroundings, 'spared' | 'board'>,
  rem: number,
): Resting {
  const taken = [...around.panels]
  const places = new Map<Placed, Placement>()
  for (const panel of panels.filter(({ anchor }) => anchor.kind === 'home')) {
    const found = placeOf(
      panel,
      scene,
      { ...around, seen: seenBy(panel, scene), spared: scene.choices, board: scene.board(), panels: taken },
      rem,
    )
    if (!found.isFree) continue
    places.set(panel, found)
    taken.push(boxOf(panel, found))
  }
  return places
}

/** What opens beside a cell leaves the other panels where they rest; they make room only where it fits nowhere else. */
function placed(panel: Placed, scene: Scene, around: Surroundings, resting: Resting, rem: number): Placement {
  const rest = resting.get(panel)
  if (rest && isFreeAt(boxOf(panel, rest), { ...around, seen: [], spared: [] })) return rest
  if (panel.anchor.kind === 'cell') {
    const others = [...resting].map(([other, place]) => boxOf(other, place))
    const found = placeOf(panel, scene, { ...around, panels: [...around.panels, ...others] }, rem)
    if (found.isFree && found.height >= sizeOf(panel.home).height) return found
  }
  return placeOf(panel, scene, around, rem)
}

const boxOf = ({ home }: Placed, { at, height }: Placement): Box => boxAt(at, { width: sizeOf(home).width, height })

/** Captions go last: off what may be chosen, off all panels and off each other. */
function placeCaptions(
  panels: readonly MovingPanel[],
  { placeOf, window, choices }: Scene,
  occupied: readonly Box[],
): void {
  const spared = [...choices, ...occupied]
  const taken: Box[] = []
  for (const { element, anchor } of panels) {
    const point = anchor.kind === 'caption' ? placeOf(anchor.cell) : null
    if (!point) continue
    const size = { width: element.offsetWidth, height: element.offsetHeight }
    const at = placeCaption(point, size, { window, taken, spared })
    element.style.visibility = at ? 'visible' : 'hidden'
    if (!at) continue
    taken.push(boxAt(at, size))
    element.style.translate = `${at.x}px ${at.y}px`
  }
}

function placeRound(panels: readonly MovingPanel[], { placeOf }: Scene): void {
  for (const { element, anchor } of panels) {
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

const sizeOf = ({ left, top, right, bottom }: Box): Size => ({ width: right - left, height: bottom - top })

/** Where the layout puts a panel, at the height it would like to have. */
function homeOf(element: HTMLElement): Box {
  const { left, top, right, bottom, height } = element.getBoundingClientRect()
  const { x, y } = movedBy(element)
  const cut = element.style.maxHeight === '' ? 0 : Math.max(0, element.scrollHeight + borders(element) - height)
  return { left: left - x, top: top - y, right: right - x, bottom: bottom - y + cut }
}

/** How far a panel has been moved from its home; "0" and "5px" stand for two numbers. */
function movedBy({ style }: HTMLElement): PagePoint {
  const [x, y] = style.translate.split(' ').map((part) => Number.parseFloat(part) || 0)
  return { x: x ?? 0, y: y ?? 0 }
}

const borders = ({ offsetHeight, clientHeight }: HTMLElement): number => offsetHeight - clientHeight

/** All panels that do not move. */
function fixedBoxes(moving: readonly MovingPanel[]): readonly Box[] {
  const surfaces = [...document.querySelectorAll<HTMLElement>(`.hud :is(${SURFACES})`)]
  return surfaces
    .filter((one) => !one.parentElement?.closest(SURFACES) && !moving.some(({ element }) => element.contains(one)))
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ left, top, right, bottom }) => ({ left, top, right, bottom }))
}

function placeOf(panel: Placed, scene: Scene, around: Surroundings, rem: number): Placement {
  const { home } = panel
  const size = sizeOf(home)
  const cell = panel.anchor.kind === 'cell' ? scene.boxOf(panel.anchor.cell) : null
  const isAnchored = panel.anchor.kind === 'cell' && cell !== null
  const wanted = isAnchored ? wantedBy(panel.anchor, cell, scene, size, ASIDE * rem) : [{ x: home.left, y: home.top }]
  const isAtHome = panel.anchor.kind === 'home' && isFreeAt(home, around)
  if (isAtHome) return { at: { x: home.left, y: home.top }, height: size.height, isFree: true }
  return placePanel(wanted, size, panel.anchor.kind === 'cell' ? LEAST * rem : size.height, around)
}

function isFreeAt(home: Box, { seen, spared, panels }: Surroundings): boolean {
  return [...seen, ...spared, ...panels].every(
    (one) => one.left >= home.right || one.right <= home.left || one.top >= home.bottom || one.bottom <= home.top,
  )
}

function wantedBy(anchor: Anchor, cell: Box, scene: Scene, size: Size, gap: number): readonly PagePoint[] {
  const away =
    anchor.kind === 'cell' && anchor.side === 'beyond' && anchor.away !== null ? scene.boxOf(anchor.away) : null
  return away ? [beyond(cell, away, size)] : besides(cell, anchor, size, gap)
}

/** Past a cell as seen from another. */
function beyond(cell: Box, away: Box, { width, height }: Size): PagePoint {
  const middle = (box: Box) => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 })
  const [at, from] = [middle(cell), middle(away)]
  if (Math.abs(at.x - from.x) >= Math.abs(at.y - from.y)) {
    return { x: at.x >= from.x ? cell.right : cell.left - width, y: at.y - height / 2 }
  }
  return { x: at.x - width / 2, y: at.y >= from.y ? cell.bottom : cell.top - height }
}

/** The four places beside a cell, the side that the game prefers first. */
function besides(cell: Box, anchor: Anchor, { width, height }: Size, gap: number): readonly PagePoint[] {
  const [x, y] = [(cell.left + cell.right) / 2, (cell.top + cell.bottom) / 2]
  const above = { x: x - width / 2, y: cell.top - gap - height }
  const below = { x: x - width / 2, y: cell.bottom + gap }
  const right = { x: cell.right + gap, y: y - height / 2 }
  const left = { x: cell.left - gap - width, y: y - height / 2 }
  return anchor.kind === 'cell' && anchor.side === 'right' ? [right, left, above, below] : [above, below, right, left]
}

/** Only what belongs to a cell of the board may cover the board. */
const isBesideBoard = (anchor: Anchor): boolean =>
  anchor.kind === 'home' || (anchor.kind === 'cell' && anchor.side === 'beyond')

/** Points of the line between a panel's cell and the one it is about. */
function sparedBy(anchor: Anchor, { boxOf }: Scene): readonly Box[] {
  if (anchor.kind !== 'cell' || anchor.away === null) return []
  const [from, to] = [boxOf(anchor.cell), boxOf(anchor.away)]
  if (!from || !to) return []
  if (anchor.side === 'beyond') return [from, to]
  return [0.25, 0.5, 0.75].map((share) => between(from, to, share))
}

function between(a: Box, b: Box, share: number): Box {
  const mix = (from: number, to: number) => from + (to - from) * share
  return {
    left: mix(a.left, b.left),
    top: mix(a.top, b.top),
    right: mix(a.right, b.right),
    bottom: mix(a.bottom, b.bottom),
  }
}

function put({ element, anchor }: MovingPanel, { at, height }: Placement, isShown: boolean): void {
  const home = homeOf(element)
  const isShrunk = height < sizeOf(home).height - 1
  const { style } = element
  style.maxHeight = isShrunk ? `${Math.floor(height)}px` : ''
  style.translate = `${Math.round(at.x - home.left)}px ${Math.round(at.y - home.top)}px`
  style.visibility = isShown ? (anchor.kind === 'cell' ? 'visible' : '') : 'hidden'
}
