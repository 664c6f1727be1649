import { cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { arrange } from './arranging.ts'
import { type Box, boxAt, sharedArea } from './box.ts'
import {
  onPanelsChanged,
  useBeyondAnchor,
  useCaptionAnchor,
  useCellAnchor,
  useMovingPanel,
  usePointerAnchor,
  useRoundAnchor,
  useSteadyPanel,
} from './panels.ts'

const WINDOW = { width: 960, height: 600 }
const SHIP = boxAt({ x: 420, y: 280 }, { width: 30, height: 40 })
const CELLS: readonly Box[] = [SHIP, boxAt({ x: 60, y: 300 }, { width: 30, height: 40 })]
const SIZES = new Map([
  ['orders', boxAt({ x: 10, y: 130 }, { width: 140, height: 220 })],
  ['buttons', boxAt({ x: 10, y: 135 }, { width: 100, height: 45 })],
  ['caption', boxAt({ x: 0, y: 0 }, { width: 120, height: 24 })],
  ['number', boxAt({ x: 425, y: 230 }, { width: 20, height: 20 })],
  ['dialog', boxAt({ x: 0, y: 0 }, { width: 300, height: 240 })],
])

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const home = SIZES.get(this.id) ?? boxAt({ x: 0, y: 0 }, { width: 0, height: 0 })
    const { x, y } = this instanceof HTMLElement ? shift(this) : { x: 0, y: 0 }
    return new DOMRect(home.left + x, home.top + y, home.right - home.left, home.bottom - home.top)
  })
})
afterEach(() => vi.restoreAllMocks())

function shift({ style }: HTMLElement) {
  const [x = 0, y = 0] = style.translate.split(' ').map((part) => Number.parseFloat(part) || 0)
  return { x, y }
}

function Orders() {
  const ref = useRef<HTMLElement>(null)
  useMovingPanel(ref, 'orders', true)
  return <section ref={ref} id="orders" className="parchment" />
}

function Card() {
  const ref = useRef<HTMLElement>(null)
  useMovingPanel(ref, 'card', true, true)
  return <section ref={ref} id="orders" className="parchment" />
}

function Dialog({ cell }: { readonly cell: number }) {
  const ref = useRef<HTMLElement>(null)
  useCellAnchor(ref, cell, 'right')
  return <section ref={ref} id="dialog" className="wood" />
}

/** Beyond a cell as seen from a ship. */
function Crew({ beside, ship }: { readonly beside: number; readonly ship: number }) {
  const ref = useRef<HTMLElement>(null)
  useBeyondAnchor(ref, beside, ship)
  return <section ref={ref} id="dialog" className="wood" />
}

const scene = {
  window: WINDOW,
  placeOf: () => null,
  boxOf: (cell: number) => CELLS[cell] ?? null,
  seen: [SHIP],
  choices: [],
  board: () => [],
}

const boxOf = (id: string): DOMRect => {
  const found = document.getElementById(id)
  if (!found) throw new Error(id)
  return found.getBoundingClientRect()
}

const homeOf = (id: string) => {
  const { left, top, right, bottom } = SIZES.get(id) ?? SHIP
  return new DOMRect(left, top, right - left, bottom - top).toJSON()
}

/** The orders rest below the buttons that stand where the layout would put them. */
function shown(cell: number | null) {
  const view = (open: number | null) => (
    <div className="hud">
      <nav id="buttons" className="wood" />
      <Orders />
      {open !== null && <Dialog cell={open} />}
    </div>
  )
  const { rerender } = render(view(null))
  arrange(scene)
  const before = boxOf('orders').toJSON()
  rerender(view(cell))
  arrange(scene)
  return { before }
}

it('opens a dialog beside its cell and off the panels that rest there, which stay', () => {
  const { before } = shown(1)
  expect(before.top).toBeGreaterThanOrEqual(180)
  expect(boxOf('orders').toJSON()).toEqual(before)
  const dialog = boxOf('dialog')
  expect([boxOf('orders'), boxOf('buttons'), SHIP].map((box) => sharedArea(dialog, box))).toEqual([0, 0, 0])
})

it('leaves the orders where they are while a dialog is open far off', () => {
  const { before } = shown(0)
  expect(boxOf('orders').toJSON()).toEqual(before)
})

it('grows where it stands when a choice in it adds a line, and does not run from under the hand', () => {
  const log = boxAt({ x: 300, y: 425 }, { width: 600, height: 160 })
  const rock = boxAt({ x: 500, y: 150 }, { width: 20, height: 20 })
  const before = SIZES.get('dialog') ?? SHIP
  onTestFinished(() => void SIZES.set('dialog', before))
  SIZES.set('log', log)
  const view = (
    <div className="hud">
      <nav id="log" className="wood" />
      <Dialog cell={0} />
    </div>
  )
  const { rerender } = render(view)
  const beside = { ...scene, choices: [rock] }
  arrange(beside)
  const stood = boxOf('dialog')
  SIZES.set('dialog', { ...before, bottom: before.bottom + 24 })
  rerender(view)
  arrange(beside)
  const grown = boxOf('dialog')
  expect(grown.height).toBe(stood.height + 24)
  expect([grown.x - stood.x, Math.abs(grown.y - stood.y) <= 32]).toEqual([0, true])
  expect(sharedArea(grown, log)).toBe(0)
})

/** A dialog beside the ship, with what changes after it has been placed. */
function openDialog(changes: object, under: boolean = false) {
  render(
    <div className="hud">
      <Dialog cell={0} />
    </div>,
  )
  const beside = { ...scene, kept: [SHIP] }
  arrange(beside)
  const before = boxOf('dialog').toJSON()
  const dialog = document.getElementById('dialog')
  if (dialog && under) vi.spyOn(dialog, 'matches').mockImplementation((selector: string) => selector === ':hover')
  arrange({ ...beside, ...changes })
  return { before, now: boxOf('dialog').toJSON() }
}

it('takes a panel that only tells off the cell under the pointer, and leaves it there', () => {
  const pointed = boxAt({ x: 60, y: 150 }, { width: 30, height: 40 })
  const elsewhere = boxAt({ x: 500, y: 400 }, { width: 30, height: 40 })
  render(
    <div className="hud">
      <Card />
    </div>,
  )
  const places = [elsewhere, pointed, elsewhere].map((cell) => {
    arrange({ ...scene, seen: [SHIP, cell], kept: [SHIP] })
    return boxOf('orders').toJSON()
  })
  expect(places[0]).toEqual(homeOf('orders'))
  expect(sharedArea(boxOf('orders'), pointed)).toBe(0)
  expect(places[2]).toEqual(places[1])
})

it('keeps the lower edge of a panel that the layout stands on the ground, however much it tells', () => {
  const heights = [80, 180, 80, 180]
  const [orders = SHIP, buttons = SHIP] = [SIZES.get('orders'), SIZES.get('buttons')]
  onTestFinished(() => void SIZES.set('orders', orders).set('buttons', buttons))
  SIZES.set('buttons', boxAt({ x: 304, y: 500 }, { width: 400, height: 90 }))
  render(
    <div className="hud">
      <nav id="buttons" className="wood" />
      <Orders />
    </div>,
  )
  const feet = heights.map((height) => {
    SIZES.set('orders', boxAt({ x: 20, y: 590 - height }, { width: 286, height }))
    arrange(scene)
    return boxOf('orders').bottom
  })
  expect(boxOf('orders').left).toBe(10)
  expect(new Set(feet)).toEqual(new Set([590]))
})

it('a dialog stays where it is when a panel that makes way grows toward it', () => {
  const rests = SIZES.get('orders') ?? SHIP
  onTestFinished(() => void SIZES.set('orders', rests))
  const view = (
    <div className="hud">
      <Orders />
      <Dialog cell={0} />
    </div>
  )
  const { rerender } = render(view)
  arrange(scene)
  const before = boxOf('dialog').toJSON()
  SIZES.set('orders', { ...rests, right: boxOf('dialog').left + 40, bottom: boxOf('dialog').bottom })
  rerender(view)
  arrange(scene)
  expect(boxOf('dialog').toJSON()).toEqual(before)
})

const moved = ({ left, top, right, bottom }: Box, x: number, y: number): Box => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
})

it('a dialog does not run from the cell under the pointer, which is on its way to the buttons', () => {
  const pointed = boxAt({ x: 490, y: 260 }, { width: 40, height: 40 })
  const { before, now } = openDialog({ seen: [SHIP, pointed] })
  expect(sharedArea(boxOf('dialog'), pointed)).toBeGreaterThan(0)
  expect(now).toEqual(before)
})

it('a dialog keeps its place while its cell moves near it, and leaves it where the cell comes under it or goes far away', () => {
  const at = (cell: Box) => ({ boxOf: () => cell, seen: [cell], kept: [cell] })
  const near = openDialog(at(moved(SHIP, -60, 40)))
  expect(near.now).toEqual(near.before)
  for (const cell of [moved(SHIP, 100, 0), moved(SHIP, -400, 0)]) {
    cleanup()
    const { before, now } = openDialog(at(cell))
    expect(now).not.toEqual(before)
    expect(sharedArea(boxOf('dialog'), cell)).toBe(0)
  }
})

it('a crew beyond its cell leaves it as soon as it would cover it, whatever it covered before', () => {
  const view = (ship: Box, beside: Box, choices: readonly Box[]) =>
    arrange({ ...scene, boxOf: (cell: number) => [ship, beside][cell] ?? null, seen: [ship], choices })
  const at = (x: number) => boxAt({ x, y: 280 }, { width: 30, height: 40 })
  render(
    <div className="hud">
      <Crew beside={1} ship={0} />
    </div>,
  )
  view(at(420), at(450), [boxAt({ x: 0, y: 0 }, WINDOW)]) // it covers something wherever it is
  const before = boxOf('dialog').toJSON()
  view(at(420), at(560), [])
  const crew = boxOf('dialog')
  expect(crew.toJSON()).not.toEqual(before)
  expect([at(420), at(560)].map((cell) => sharedArea(crew, cell))).toEqual([0, 0])
})

it('nothing moves a dialog from under the pointer, nor while the camera is on its way', () => {
  const cell = moved(SHIP, 100, 0)
  const under = openDialog({ boxOf: () => cell, seen: [cell], kept: [cell] }, true)
  expect(under.now).toEqual(under.before)
  cleanup()
  const flying = openDialog({ boxOf: () => cell, seen: [cell], kept: [cell], isMoving: true })
  expect(flying.now).toEqual(flying.before)
})

it('a dialog that stayed over its ship under the pointer makes way once the pointer leaves it', () => {
  const cell = moved(SHIP, 100, 0)
  const isOver = { ...scene, boxOf: () => cell, seen: [cell], kept: [cell] }
  openDialog(isOver, true)
  const dialog = document.getElementById('dialog')
  if (dialog) vi.mocked(dialog.matches).mockImplementation(() => false)
  onTestFinished(onPanelsChanged(() => arrange(isOver)))
  expect(sharedArea(boxOf('dialog'), cell)).toBeGreaterThan(0)
  dialog?.dispatchEvent(new Event('pointerleave'))
  expect(sharedArea(boxOf('dialog'), cell)).toBe(0)
})

const HOME = boxAt({ x: 10, y: 130 }, { width: 140, height: 220 })
/** Under the orders. */
const UNDER = boxAt({ x: 60, y: 200 }, { width: 30, height: 40 })

/** Where the orders stand on a steady table, and at rest before. */
function steadyOrders(changes: object): Box {
  const { unmount } = render(
    <div className="hud">
      <Orders />
    </div>,
  )
  arrange({ ...scene, isSteady: true, kept: [SHIP] })
  arrange({ ...scene, isSteady: true, kept: [SHIP], ...changes })
  const { left, top, right, bottom } = boxOf('orders')
  unmount()
  return { left, top, right, bottom }
}

it('leaves steady orders over what may only be chosen or is pointed at, and takes them off who acts', () => {
  expect(steadyOrders({ choices: [UNDER], seen: [SHIP, UNDER] })).toEqual(HOME)
  const moved = steadyOrders({ kept: [UNDER], choices: [SHIP] })
  expect([sharedArea(moved, UNDER), sharedArea(moved, SHIP)]).toEqual([0, 0])
})

it('steady orders that were in the way stay where they went, while they are in nobody’s way there', () => {
  render(
    <div className="hud">
      <Orders />
    </div>,
  )
  const steady = { ...scene, isSteady: true, kept: [UNDER], choices: [SHIP] }
  arrange(steady)
  const aside = boxOf('orders').toJSON()
  expect(aside).not.toEqual(homeOf('orders'))
  arrange({ ...steady, isMoving: true })
  expect(boxOf('orders').toJSON()).toEqual(aside)
  arrange({ ...steady, kept: [SHIP], choices: [UNDER, boxAt({ x: 700, y: 100 }, { width: 30, height: 40 })] })
  expect(boxOf('orders').toJSON()).toEqual(aside)
  arrange({ ...steady, kept: [SHIP, moved(UNDER, 120, 0)] })
  expect(boxOf('orders').toJSON()).toEqual(homeOf('orders'))
})

it('what opened beside a cell while the camera was on its way is placed anew once that rests', () => {
  render(
    <div className="hud">
      <Dialog cell={0} />
    </div>,
  )
  const seenAt = (cell: Box) => ({ boxOf: () => cell, seen: [cell], kept: [cell] })
  const far = moved(SHIP, -120, 60)
  arrange({ ...scene, ...seenAt(far), isMoving: true })
  const opened = boxOf('dialog').toJSON()
  arrange({ ...scene, ...seenAt(SHIP), isMoving: true })
  expect(boxOf('dialog').toJSON()).toEqual(opened)
  arrange({ ...scene, ...seenAt(SHIP) })
  const rested = boxOf('dialog').toJSON()
  cleanup()
  const fresh = openDialog({})
  expect(rested).toEqual(fresh.before)
  expect(rested).not.toEqual(opened)
})

it('a panel that made way goes home once the camera has moved on and left its place free, and no sooner', () => {
  render(
    <div className="hud">
      <Orders />
    </div>,
  )
  const covered = { ...scene, seen: [UNDER], kept: [UNDER], view: 'before' }
  arrange(covered)
  const aside = boxOf('orders').toJSON()
  expect(aside).not.toEqual(homeOf('orders'))
  arrange({ ...covered, seen: [SHIP], kept: [SHIP] })
  expect(boxOf('orders').toJSON()).toEqual(aside)
  arrange({ ...covered, seen: [SHIP], kept: [SHIP], view: 'on its way', isMoving: true })
  expect(boxOf('orders').toJSON()).toEqual(aside)
  arrange({ ...covered, seen: [SHIP], kept: [SHIP], view: 'after' })
  expect(boxOf('orders').toJSON()).toEqual(homeOf('orders'))
})

it('lets steady orders wait for where the camera stops', () => {
  expect(steadyOrders({ kept: [UNDER], isMoving: true })).toEqual(HOME)
})

function Told({ cell }: { readonly cell: number }) {
  const ref = useRef<HTMLParagraphElement>(null)
  useCaptionAnchor(ref, cell)
  return <p ref={ref} id="caption" />
}

it('tells what happened beside the panels, not under them', () => {
  render(
    <div className="hud">
      <nav id="buttons" className="wood" />
      <Orders />
      <Told cell={1} />
    </div>,
  )
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(120)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(24)
  arrange({ ...scene, placeOf: () => ({ x: 60, y: 180 }) })
  const caption = document.getElementById('caption')
  const { x, y } = caption ? shift(caption) : { x: 0, y: 0 }
  const place = boxAt({ x, y }, { width: 120, height: 24 })
  expect(caption?.style.visibility).toBe('visible')
  expect([boxOf('orders'), boxOf('buttons')].map((box) => sharedArea(place, box))).toEqual([0, 0])
})

function Numbers() {
  const ref = useRef<HTMLDivElement>(null)
  useRoundAnchor(ref, 0)
  return (
    <div ref={ref}>
      <b id="number">4</b>
    </div>
  )
}

it('tells what happened beside the numbers round a cell, not over them', () => {
  render(
    <div className="hud">
      <Numbers />
      <Told cell={0} />
    </div>,
  )
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(120)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(24)
  arrange({ ...scene, placeOf: () => ({ x: 435, y: 300 }) })
  const caption = document.getElementById('caption')
  const place = boxAt(caption ? shift(caption) : { x: 0, y: 0 }, { width: 120, height: 24 })
  expect(caption?.style.visibility).toBe('visible')
  expect(sharedArea(place, boxOf('number'))).toBe(0)
})

it('puts a panel back where the layout has it once it is docked', () => {
  const covered = { ...scene, seen: [boxAt({ x: 20, y: 150 }, { width: 30, height: 40 })] }
  const view = (docked: string) => (
    <div className="hud">
      <style>{`.parchment { --docked: ${docked}; }`}</style>
      <Orders />
    </div>
  )
  const { rerender } = render(view('no'))
  arrange(covered)
  const moved = boxOf('orders').toJSON()
  expect(moved).not.toEqual(homeOf('orders'))
  rerender(view('yes'))
  arrange({ ...covered, window: { width: 961, height: 600 } })
  expect(boxOf('orders').toJSON()).toEqual(homeOf('orders'))
})

it('opens a dialog beside its cell where it covers nobody else, if another side is free', () => {
  const enemy = boxAt({ x: 560, y: 290 }, { width: 30, height: 40 })
  const opened = (others: readonly Box[]) => {
    const { unmount } = render(
      <div className="hud">
        <Dialog cell={0} />
      </div>,
    )
    arrange({ ...scene, others })
    const { left, top, right, bottom } = boxOf('dialog')
    unmount()
    return { left, top, right, bottom }
  }
  expect(sharedArea(opened([]), enemy)).toBeGreaterThan(0)
  const aside = opened([enemy])
  expect([sharedArea(aside, enemy), sharedArea(aside, SHIP)]).toEqual([0, 0])
  expect(aside.right).toBeLessThanOrEqual(SHIP.left)
})

it('opens a dialog off the docked orders, though these have no surface of their own', () => {
  const view = (docked: string) => (
    <div className="hud">
      <style>{`#bare { --docked: ${docked}; }`}</style>
      <BareOrders />
      <Dialog cell={1} />
    </div>
  )
  SIZES.set('bare', boxAt({ x: 100, y: 200 }, { width: 300, height: 150 }))
  onTestFinished(() => void SIZES.delete('bare'))
  render(view('yes'))
  arrange(scene)
  expect(sharedArea(boxOf('dialog'), boxOf('bare'))).toBe(0)
})

it('takes what is read step by step back to its home once the camera has freed it', () => {
  const home = boxAt({ x: 100, y: 200 }, { width: 300, height: 150 })
  SIZES.set('bare', home)
  onTestFinished(() => void SIZES.delete('bare'))
  render(
    <div className="hud">
      <BareOrders />
    </div>,
  )
  const covered = boxAt({ x: 150, y: 250 }, { width: 30, height: 40 })
  arrange({ ...scene, seen: [covered], kept: [covered] })
  expect(sharedArea(boxOf('bare'), covered)).toBe(0)
  arrange(scene)
  expect(boxOf('bare').toJSON()).toMatchObject({ x: home.left, y: home.top })
})

it('leaves what is read where it is once nothing on the table is asked for any more', () => {
  const home = boxAt({ x: 100, y: 200 }, { width: 300, height: 150 })
  SIZES.set('bare', home)
  onTestFinished(() => void SIZES.delete('bare'))
  render(
    <div className="hud">
      <BareOrders rests />
    </div>,
  )
  const covered = boxAt({ x: 150, y: 250 }, { width: 30, height: 40 })
  arrange({ ...scene, seen: [covered], kept: [covered] })
  expect(boxOf('bare').toJSON()).toMatchObject({ x: home.left, y: home.top })
})

function BareOrders({ rests = false }: { readonly rests?: boolean }) {
  const ref = useRef<HTMLElement>(null)
  useSteadyPanel(ref, rests)
  return <section ref={ref} id="bare" />
}

function Finger() {
  const ref = useRef<HTMLDivElement>(null)
  usePointerAnchor(ref, 0)
  return <div ref={ref} id="finger" />
}

it.each([
  ['from above at a bare cell', null, [], 0],
  ['from below at who stands on his cell: he and what is written over him are seen above it', null, [0], Math.PI],
  ['from below where what comes after lies behind', 1, [], Math.PI],
])('points %s', (_how, after, taken, way) => {
  const placeOf = (cell: number, east = 0, north = 0) => ({ x: 300 + 40 * east, y: 200 - 40 * (cell + north) })
  const boxOf = (cell: number) => boxAt(placeOf(cell, -0.4, 0.4), { width: 32, height: 32 })
  render(<Before after={after} />)
  arrange({ ...scene, placeOf, boxOf, others: taken.map(boxOf) })
  const turned = document.getElementById('before')?.style.getPropertyValue('--way') ?? ''
  expect(Number.parseFloat(turned)).toBeCloseTo(way, 2)
})

/** A finger at one cell, while another one comes after it. */
function Before({ after }: { readonly after: number | null }) {
  const ref = useRef<HTMLDivElement>(null)
  usePointerAnchor(ref, 0, after)
  return <div ref={ref} id="before" />
}

it.each([
  ['in sight', { x: 300, y: 200 }, { x: 300, y: 200 }, null],
  ['beyond the right edge', { x: 1400, y: 300 }, { x: 920, y: 300 }, 1.5 * Math.PI],
  ['beyond the left edge', { x: -200, y: 300 }, { x: 40, y: 300 }, 0.5 * Math.PI],
  ['below the window', { x: 480, y: 900 }, { x: 480, y: 560 }, 2 * Math.PI],
])('points at a cell that is %s', (_where, cell, at, way) => {
  render(<Finger />)
  const finger = document.getElementById('finger')
  arrange({ ...scene, placeOf: () => cell, boxOf: () => boxAt(cell, { width: 30, height: 40 }) })
  expect(finger && shift(finger)).toEqual(at)
  expect(finger?.hasAttribute('data-beyond')).toBe(way !== null)
  expect(Number.parseFloat(finger?.style.getPropertyValue('--way') ?? '')).toBeCloseTo(way ?? 0, 2)
})
