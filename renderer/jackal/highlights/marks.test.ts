import type { BufferGeometry } from 'three'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Route } from '../../../engine/jackal/foresight.ts'
import { pirate } from '../../../models/crew/crew.ts'
import { Poses } from '../../playback/motion/poses.ts'
import { pointOut } from '../../school/pointedOut.ts'
import { QUARTERS, stepFrom } from '../../table/camera/quarter.ts'
import { blankSprite, type Sprite } from '../../table/sprites/sprite.ts'
import { cellNamed, JackalBoard } from '../../testkit/boards/jackalBoard.ts'
import { pieceTarget, TILE_TOP } from '../table/anchors.ts'
import { cellAtSpot } from '../table/cellSpot.ts'
import { homesOf } from '../table/layout.ts'
import { type Pointing, putPointing } from './marks.ts'
import { DECAL, type DecalName, figureIndex } from './pictures.ts'
import { putMarkers } from './stateMarks.ts'

const board = () =>
  new JackalBoard()
    .row(4, 'trap empty1 empty2 empty3 rum')
    .pirate('white', 'b4', { trapped: true })
    .pirate('white', 'd4')
    .pirate('red', 'f4', { drunk: true })
    .pirate('black', 'g4', { lost: { since: 1, awaits: 'exit' } })
    .resident('ben', 'red', 'e4')
    .row(5, '. swamp chest-5 chest-2')
    .stepCoins('c5', 2, 3)
    .coins('d5', 12)
    .coins('e5', 1)
    .pirate('yellow', 'c5', { step: 4 })
    .state()

const NOWHERE: Pointing = {
  targets: [],
  isPlan: false,
  barred: [],
  ready: [],
  selected: null,
  aloft: [],
  hovered: null,
  cursor: null,
  chosen: [],
  routes: [],
  from: null,
  voyage: null,
  bear: null,
  swap: null,
}

function collect(draw: (sprite: Sprite, put: (sprite: Readonly<Sprite>) => void, poses: Poses) => void): Sprite[] {
  const poses = new Poses()
  poses.setHomes(homesOf(board()))
  const sprites: Sprite[] = []
  draw(blankSprite(), (sprite) => sprites.push({ ...sprite }), poses)
  return sprites
}

const pointing = (part: Partial<Pointing>) =>
  collect((sprite, put, poses) => putPointing(sprite, { ...NOWHERE, ...part }, board(), poses, 'default', put))

const named = (sprites: readonly Sprite[], name: DecalName) =>
  sprites.filter((sprite) => sprite.picture === DECAL[name])

describe('marks of the state', () => {
  const sprites = collect((sprite, put, poses) =>
    putMarkers(sprite, board(), poses, { palette: 'default', from: 0 }, put),
  )

  it("show a pit around a trapped piece, bubbles over a drunk one, a resident's team and the step of each piece", () => {
    expect(named(sprites, 'pit')).toMatchObject([{ flat: true }])
    expect(named(sprites, 'drunk')).toMatchObject([{ flat: false }])
    expect(named(sprites, 'badge').filter(({ flat }) => flat)).toHaveLength(1)
    expect(named(sprites, 'stepBoard')).toMatchObject([{ flat: false }])
  })

  it.each(QUARTERS)('show an eye on a peeked closed tile, in its far right corner from side %i', (from) => {
    const state = new JackalBoard().row(4, '. empty1').seen('b4', 'trap', 'white').state()
    const eyes = named(
      collect((sprite, put, poses) => putMarkers(sprite, state, poses, { palette: 'default', from }, put)),
      'eye',
    )
    const [eye] = eyes
    expect(eyes.map((one) => cellAtSpot(state.board, one))).toEqual([cellNamed('b4')])
    const corner = stepFrom(from, 0.32, -0.32)
    expect([eye?.x, eye?.z]).toEqual([expect.closeTo(-5 + corner.x), expect.closeTo(3 + corner.z)])
  })

  it('show a question in the colour of the team over the cave of a lost piece', () => {
    expect(named(sprites, 'question')).toHaveLength(1)
  })
})

/** Width of a digit, as a share of its picture. */
const DIGIT_WIDTH = 0.46

/** Returns the radius of a figure's foot. */
function footOf(figure: BufferGeometry): number {
  const at = figure.getAttribute('position')
  const feet = Array.from({ length: at.count }, (_, i) => i).filter((i) => at.getY(i) < 0.06)
  return Math.max(...feet.map((i) => Math.hypot(at.getX(i), at.getZ(i))))
}

/** Returns a state with a number of pirates on the second step of a swamp. */
function crowded(count: number) {
  const board = new JackalBoard().row(5, '. . swamp')
  const crews = ['red', 'red', 'red', 'white', 'white', 'white'] as const
  for (const crew of crews.slice(0, count)) board.pirate(crew, 'd5', { step: 2 })
  return board.state()
}

describe('numbers', () => {
  const digits = (sprites: readonly Sprite[]) =>
    sprites.flatMap(({ picture, x, z }) => {
      const digit = Array.from({ length: 10 }, (_, value) => figureIndex(value)).indexOf(picture)
      return digit < 0 ? [] : [{ digit, x, z }]
    })
  const sprites = digits(
    collect((sprite, put, poses) => putMarkers(sprite, board(), poses, { palette: 'default', from: 0 }, put)),
  )
  const on = (cell: string) =>
    sprites.filter(({ x, z }) => cellAtSpot(board().board, { x, z }) === cellNamed(cell)).map(({ digit }) => digit)

  it('are on a coin for gold, and on a board for a step', () => {
    const marks = collect((sprite, put, poses) =>
      putMarkers(sprite, board(), poses, { palette: 'default', from: 0 }, put),
    )
    const under = (name: DecalName) => named(marks, name).map((one) => cellAtSpot(board().board, one))
    expect(under('stepBoard')).toEqual([cellNamed('c5')])
    expect(under('badge')).toEqual(expect.arrayContaining([cellNamed('d5')]))
    expect(under('badge')).not.toContain(cellNamed('e5'))
  })

  it('count the coins of every pile of more than one', () => {
    expect(on('d5')).toEqual([1, 2])
    expect(on('e5')).toEqual([])
  })

  it.each(QUARTERS)('read from left to right from side %i', (from) => {
    const seen = digits(
      collect((sprite, put, poses) => putMarkers(sprite, board(), poses, { palette: 'default', from }, put)),
    ).filter(({ x, z }) => cellAtSpot(board().board, { x, z }) === cellNamed('d5'))
    const right = stepFrom(from, 1, 0)
    const places = seen.map(({ x, z }) => x * right.x + z * right.z)
    expect(seen.map(({ digit }) => digit)).toEqual([1, 2])
    expect(places[1]).toBeGreaterThan((places[0] ?? 0) + 0.1)
  })

  it.each(QUARTERS)('show the step beside the feet of every piece on it, clear of them, from side %i', (from) => {
    const foot = footOf(pirate('red', 'low'))
    for (const crowd of [1, 2, 3, 6]) {
      const state = crowded(crowd)
      const poses = new Poses()
      poses.setHomes(homesOf(state))
      const steps: Sprite[] = []
      putMarkers(blankSprite(), state, poses, { palette: 'default', from }, (one) => steps.push({ ...one }))
      const own = steps.filter(({ picture }) => picture === figureIndex(2))
      expect(own).toHaveLength(crowd)
      for (const [index, { x, z, size }] of own.entries()) {
        const feet = poses.get(pieceTarget(state.pieces[index]?.id ?? ''))
        const away = Math.hypot(x - (feet?.x ?? 0), z - (feet?.z ?? 0))
        expect(away).toBeGreaterThan(foot * (feet?.scale ?? 1) + (size * DIGIT_WIDTH) / 2)
      }
    }
  })

  it('show the step of a piece, and count the coins on others', () => {
    expect(on('c5').toSorted()).toEqual([3, 4])
  })
})

describe('marks of the intent', () => {
  it('show deadly targets by their own picture', () => {
    const sprites = pointing({
      targets: [
        { cell: cellNamed('c4'), fatal: false },
        { cell: cellNamed('c1'), fatal: true },
      ],
    })
    expect(named(sprites, 'target')).toMatchObject([{ x: -4, z: 3 }])
    expect(named(sprites, 'fatal')).toMatchObject([{ x: -4, z: 6 }])
    expect(named(sprites, 'fatal')[0]?.y).toBeLessThan(TILE_TOP)
  })

  it('show beside bow and stern the lit cells of the sea, clear of the hull, and no others twice', () => {
    const lit = ['f1', 'h1', 'e1', 'g2'].map((cell) => ({ cell: cellNamed(cell), fatal: false }))
    const goals = named(pointing({ targets: lit }), 'goal')
    expect(goals.map((one) => cellAtSpot(board().board, one))).toEqual([cellNamed('f1'), cellNamed('h1')])
    const [astern, ahead] = goals.map(({ x }) => x)
    expect([Math.abs(astern ?? 0) > 1.2, Math.abs(ahead ?? 0) > 1.2]).toEqual([true, true])
  })

  it('ring the chosen piece and ship', () => {
    const piece = named(pointing({ selected: { kind: 'piece', id: 'white-2' } }), 'ring')
    const ship = named(pointing({ selected: { kind: 'ship', team: 'white' } }), 'ring')
    expect(piece[0]?.size).toBeLessThan(1)
    expect(ship[0]?.size).toBeGreaterThan(2)
  })

  it("point down at the chosen one, over the piece's head or the ship's deck", () => {
    const over = (selected: Pointing['selected']) => named(pointing({ selected }), 'pointer')[0]?.y ?? 0
    expect(over({ kind: 'piece', id: 'white-2' })).toBeGreaterThan(TILE_TOP + 1)
    expect(over({ kind: 'ship', team: 'white' })).toBeGreaterThan(1)
  })

  it("ring each piece that may act in its team's colour", () => {
    const rings = named(
      pointing({
        ready: [
          { kind: 'piece', id: 'white-2' },
          { kind: 'ship', team: 'red' },
        ],
      }),
      'ready',
    )
    expect(rings.map(({ size }) => size > 2)).toEqual([false, true])
    const [white, red] = rings
    expect([white?.blue, red?.blue].map((blue) => (blue ?? 0) > 0.5)).toEqual([true, false])
  })

  it('show above a hull and beside a figure the result of a target there', () => {
    const sprites = pointing({
      aloft: [
        { cell: cellNamed('g1'), sign: 'plusOne' },
        { cell: cellNamed('d4'), sign: 'strike' },
      ],
    })
    expect(named(sprites, 'plusOne')[0]?.y).toBeGreaterThan(1)
    const [strike] = named(sprites, 'strike')
    expect(strike && cellAtSpot(board().board, strike)).toBe(cellNamed('d4'))
    expect(strike?.y).toBeGreaterThan(TILE_TOP)
  })

  it("raise a target's result over the frame that points a pupil to it", () => {
    const heights = () =>
      named(pointing({ aloft: [{ cell: cellNamed('g1'), sign: 'plusOne' }] }), 'plusOne').map(({ y }) => y)
    const [usual = 0] = heights()
    pointOut([cellNamed('g1')])
    onTestFinished(() => pointOut([]))
    expect(heights()[0]).toBeGreaterThan(usual + 0.3)
  })

  it('dot every route, shared parts once, and show the results at their ends', () => {
    const route = (end: string, ends: Route['ends']): Route => ({
      path: [
        { cell: cellNamed('e4'), cause: 'walk' },
        { cell: cellNamed(end), cause: 'arrow' },
      ],
      ends,
      strikes: [],
      gold: 0,
      sinks: false,
    })
    const from = cellNamed('d4')
    const [both, one] = [
      pointing({ routes: [route('e6', 'death'), route('e3', 'unknown')], from }),
      pointing({ routes: [route('e6', 'death')], from }),
    ]
    expect(named(both, 'skull')).toMatchObject([{ x: -2, z: 1 }])
    expect(named(both, 'question')).toMatchObject([{ x: -2, z: 4 }])
    expect(named(one, 'dot').length).toBeGreaterThan(8)
    expect(named(both, 'dot').length - named(one, 'dot').length).toBeLessThan(8)
    expect(named(pointing({ routes: [route('e6', 'rest')], from }), 'skull')).toEqual([])
  })

  it.each([
    ['a tile', 'rest', 'goal'],
    ['the sea', 'sea', 'waves'],
    ['a ship', 'ship', 'goal'],
  ] as const)(
    'mark the end of a way that goes on to %s, and not one that ends at the cell under the pointer',
    (_, ends, mark) => {
      const [walk, shot] = [
        { cell: cellNamed('e4'), cause: 'walk' },
        { cell: cellNamed('e6'), cause: 'cannon' },
      ] as const
      const way = (path: Route['path']) =>
        pointing({ routes: [{ path, ends, strikes: [], gold: 0, sinks: false }], from: cellNamed('d4') })
      expect(named(way([walk, shot]), mark)).toMatchObject([{ x: -2, z: 1 }])
      expect(named(way([walk]), mark)).toEqual([])
    },
  )

  it('show pointer and keyboard differently', () => {
    const sprites = pointing({ hovered: cellNamed('c4'), cursor: cellNamed('d4') })
    expect(named(sprites, 'outline')).toHaveLength(1)
    expect(named(sprites, 'cursor')).toHaveLength(1)
  })
})

it('show the next step of the bear as a way of dots with a paw at its end', () => {
  const [from, to] = [cellNamed('h8'), cellNamed('i9')]
  const sprites = pointing({ bear: { from, to, reaches: [] } })
  expect(named(sprites, 'paw')).toHaveLength(1)
  expect(cellAtSpot(board().board, named(sprites, 'paw')[0] ?? { x: 0, z: 0 })).toBe(to)
  expect(named(sprites, 'dot').length).toBeGreaterThan(2)
  const over = named(pointing({ bear: { from, to, reaches: ['red-1'] } }), 'paw')[0]
  expect(over?.y).toBeGreaterThan((named(sprites, 'paw')[0]?.y ?? 9) + 0.5)
})
