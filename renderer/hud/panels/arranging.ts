import type { PagePoint } from '../../table/picking/pagePoint.ts'
import { placeCaption } from '../recap/captionPlace.ts'
import { pointTo } from '../recap/captionStem.ts'
import { isBesideBoard, sparedBy, wantedBy } from './anchorPlaces.ts'
import { type Box, boxAt, sizeOf } from './box.ts'
import { undocked } from './docked.ts'
import { placeFingers } from './fingers.ts'
import { heldAt, isSeenAnew, leave, stand } from './holding.ts'
import { type MovingPanel, movingPanels, panelsVersion } from './panels.ts'
import { type Placement, placePanel, type Surroundings } from './placement.ts'
import type { Placed, Scene } from './scene.ts'

const SURFACES = '.wood, .parchment'
/** Between a panel and other things, rem. */
const GAP = 0.5
/** Between a panel and its cell, rem. */
const ASIDE = 1.25
/** How far sails and masts stand over the middle of their cell, as a share of how high the cell is seen. */
const OVER = 1.1
/** The least height of a panel that is shrunk to fit, rem. */
const LEAST = 11

let last = ''

/** Places all moving panels; does nothing when nothing has changed since the last time. */
export function arrange(scene: Scene): void {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const all = movingPanels()
  const free = undocked(all)
  const panels = measured(free)
  const docked = all.filter((panel) => !free.includes(panel)).map(({ element }) => homeOf(element))
  const fixed = [...fixedBoxes(panels), ...docked.filter(({ top, bottom }) => bottom > top)]
  const anchored = panels.map(({ anchor }) => (anchor.kind === 'home' ? null : scene.boxOf(anchor.cell)))
  const now = JSON.stringify([
    panelsVersion(),
    scene.window,
    scene.seen,
    scene.kept,
    scene.choices,
    scene.others,
    scene.isMoving,
    fixed,
    panels.map(({ home, rank, element }) => [home, rank, element.matches(':hover')]),
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
    const others = panel.anchor.kind === 'cell' ? (scene.others ?? []) : []
    const board = isBesideBoard(panel.anchor) ? scene.board() : []
    const seen = seenBy(panel, scene)
    const found = placed(panel, scene, { ...around, seen, spared, others, board, panels: taken }, resting, rem)
    const isShown = found.isFree || !panel.yields
    put(panel, found, isShown)
    if (isShown) taken.push(boxOf(panel, found))
    if (isShown) stand(panel, found, scene, staysPut(panel, scene) ? [] : spared)
    else leave(panel.element)
  }
  placeFingers(panels, scene, taken, rem)
  placeCaptions(panels, scene, [...taken, ...signsOf(panels)])
}

/** Panels with the places where the layout puts them; one without a height has nothing to show, and opens anew later. */
function measured(panels: readonly MovingPanel[]): readonly Placed[] {
  return panels
    .map((panel) => ({ ...panel, home: homeOf(panel.element) }))
    .filter(({ element, home, anchor }) => {
      const isThere =
        home.bottom > home.top || anchor.kind === 'round' || anchor.kind === 'pointer' || anchor.kind === 'chip'
      if (!isThere) leave(element)
      return isThere
    })
}

const staysPut = ({ steady, anchor }: Placed, { isSteady }: Scene): boolean =>
  steady === true || (isSteady === true && anchor.kind === 'home')

function seenBy(panel: Placed, scene: Scene): readonly Box[] {
  if (panel.rests) return []
  if (!staysPut(panel, scene)) return scene.seen
  return scene.isMoving ? [] : (scene.kept ?? scene.seen)
}

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

/**
 * What opens beside a cell leaves the other panels where they rest; they make room where it fits nowhere else, and where
 * they grow toward it.
 */
function placed(panel: Placed, scene: Scene, around: Surroundings, resting: Resting, rem: number): Placement {
  const rest = resting.get(panel)
  if (rest && isFreeAt(boxOf(panel, rest), { ...around, seen: [], spared: [] })) return rest
  if (panel.anchor.kind === 'cell') {
    const held = heldAt(panel, scene, around, LEAST * rem, rem)
    if (held) return held
    const others = [...resting].map(([other, place]) => boxOf(other, place))
    const found = placeOf(panel, scene, { ...around, panels: [...around.panels, ...others] }, rem)
    if (found.isFree && found.height >= sizeOf(panel.home).height) return found
  }
  return placeOf(panel, scene, around, rem)
}

const boxOf = ({ home }: Placed, { at, height }: Placement): Box => boxAt(at, { width: sizeOf(home).width, height })

/** Captions go last: off what they tell of and what may be chosen, off panels, fingers, numbers and each other; off others where they can. */
export function placeCaptions(panels: readonly MovingPanel[], scene: Scene, occupied: readonly Box[]): void {
  const { placeOf, boxOf, window, choices } = scene
  const spared = [...choices, ...occupied]
  const others = [...scene.seen, ...(scene.others ?? [])].map(withMasts)
  const taken: Box[] = []
  for (const { element, anchor } of panels) {
    if (anchor.kind !== 'caption') continue
    const [point, cell] = [placeOf(anchor.cell), boxOf(anchor.cell)]
    if (!point) continue
    const size = { width: element.offsetWidth, height: element.offsetHeight }
    const own = cell && withMasts(cell)
    const at = placeCaption(point, size, { window, taken, spared, others, ...(own && { own }) })
    element.style.visibility = at ? 'visible' : 'hidden'
    if (!at) continue
    taken.push(boxAt(at, size))
    element.style.translate = `${at.x}px ${at.y}px`
    pointTo(element, boxAt(at, size), point, own ? point.y - own.top : undefined)
  }
}

/** Fingers, and the numbers that stand round a cell. */
function signsOf(panels: readonly MovingPanel[]): readonly Box[] {
  const signs = panels.flatMap(({ element, anchor }) => {
    if (anchor.kind === 'round') return [...element.querySelectorAll('b')]
    return anchor.kind === 'pointer' ? [element] : []
  })
  return signs.map((sign) => sign.getBoundingClientRect()).filter(({ width }) => width > 0)
}

/** What stands in a cell, up to the top of its masts. */
function withMasts(cell: Box): Box {
  const { top, bottom } = cell
  return { ...cell, top: (top + bottom) / 2 - (bottom - top) * OVER }
}

export function placeRound(panels: readonly MovingPanel[], { placeOf }: Scene): void {
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

/** Where the layout puts a panel, at the height it would like to have. */
function homeOf(element: HTMLElement): Box {
  const { left, top, right, bottom, height } = element.getBoundingClientRect()
  const { x, y } = movedBy(element)
  const cut = element.style.maxHeight === '' ? 0 : Math.max(0, element.scrollHeight + borders(element) - height)
  return { left: left - x, top: top - y, right: right - x, bottom: bottom - y + cut }
}

/** How far a panel has been moved from its home; "0" and "5px" stand for two numbers. */
export function movedBy({ style }: HTMLElement): PagePoint {
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
  const inTheWay = staysPut(panel, scene) ? { ...around, spared: [] } : around
  const least = panel.anchor.kind === 'cell' ? LEAST * rem : size.height
  const isAtHome = panel.anchor.kind === 'home' && isFreeAt(home, inTheWay)
  const atHome = { at: { x: home.left, y: home.top }, height: size.height, isFree: true }
  // it returns to where it is looked for once the camera has freed that place, a lesson's panel as soon as nothing needs it
  const isBack = panel.steady ? !scene.isMoving && !panel.element.matches(':hover') : isSeenAnew(panel, scene)
  if (isAtHome && isBack) return atHome
  const held = panel.anchor.kind === 'cell' ? null : heldAt(panel, scene, inTheWay, least, rem) // of a cell's it is known
  if (held) return held
  const wanted = isAnchored ? wantedBy(panel.anchor, cell, scene, size, ASIDE * rem) : [{ x: home.left, y: home.top }]
  if (isAtHome) return atHome
  return placePanel(wanted, size, least, around)
}

function isFreeAt(home: Box, { seen, spared, panels }: Surroundings): boolean {
  return [...seen, ...spared, ...panels].every(
    (one) => one.left >= home.right || one.right <= home.left || one.top >= home.bottom || one.bottom <= home.top,
  )
}

function put({ element, anchor }: MovingPanel, { at, height }: Placement, isShown: boolean): void {
  const home = homeOf(element)
  const isShrunk = height < sizeOf(home).height - 1
  const { style } = element
  style.maxHeight = isShrunk ? `${Math.floor(height)}px` : ''
  style.translate = `${Math.round(at.x - home.left)}px ${Math.round(at.y - home.top)}px`
  style.visibility = isShown ? (anchor.kind === 'cell' ? 'visible' : '') : 'hidden'
}
