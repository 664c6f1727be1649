import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CLASSIC_ISLAND } from '../../../engine/jackal/data/boards.ts'
import { cellNamed } from '../../../engine/testkit/drawnIsland.ts'
import { pageTable } from '../../playback/pageTable.ts'
import { pointOut } from '../../school/pointedOut.ts'
import { jackalTable } from '../../testkit/jackal.ts'
import { openPointer } from '../../testkit/openPointer.tsx'
import { pageCamera } from '../../ui/pageCamera.ts'
import { useIntent } from '../intent/intent.ts'
import { pieceTarget, TILE_TOP } from '../table/anchors.ts'
import { cellSpot } from '../table/cellSpot.ts'
import { homesOf } from '../table/layout.ts'
import { Pointer } from './Pointer.tsx'

const { director } = pageCamera

const { playback } = pageTable

const focused = vi.spyOn(director, 'focusOn')
beforeEach(() => void focused.mockClear())

const at = (cell: string, height = 0) => ({
  ...cellSpot(CLASSIC_ISLAND, cellNamed(CLASSIC_ISLAND, cell)),
  y: TILE_TOP + height,
})
const chosen = () => {
  const { selected, why } = useIntent.getState()
  return { selected, why }
}

async function doubleClick(place: ReturnType<typeof at>) {
  const pointer = await openPointer(<Pointer />)
  pointer.click(place)
  const first = chosen()
  pointer.click(place, 2)
  pointer.doubleClick(place)
  return first
}

const three = { pieces: { 'white-1': 'e5', 'white-2': 'g5', 'white-3': 'g5' } }

it.each([
  ['a man who stands alone', 'e5', 0.1],
  ['one of two', 'g5', 0.1],
  ['a man whose hat hides a cell where he can go', 'e5', 0.6],
])('a double click on %s chooses the piece, and then only looks at it', async (_, cell, height) => {
  const table = await jackalTable('. . .', three, { viewer: 'white' })
  const first = await doubleClick(at(cell, height))
  expect(first).toMatchObject({ selected: { kind: 'piece' }, why: null })
  expect(chosen()).toEqual(first)
  expect(table.host.asked('match:play')).toEqual([])
  expect(focused).toHaveBeenCalledOnce()
})

const slow = { viewer: 'white', settings: { speed: 1 } } as const

it('while the own step onto an arrow is shown, a click on its next cell is the next deed', async () => {
  const table = await jackalTable('arrow-2 . .', { pieces: { 'white-1': 'e4' } }, slow)
  const pointer = await openPointer(<Pointer />)
  for (const cell of ['e5', 'e6']) {
    pointer.click(at(cell))
    await act(async () => {})
  }
  expect(table.host.asked('match:play').map(({ move }) => move)).toMatchObject(
    ['e5', 'e6'].map((cell) => ({ kind: 'go', to: cellNamed(CLASSIC_ISLAND, cell) })),
  )
})

it('with two crews each, this holds for the second crew as well', async () => {
  const plan = { pieces: { 'black-1': 'e4' }, turn: 'black', options: { players: 2, crews: 2 } } as const
  const table = await jackalTable('arrow-2 . .', plan, slow)
  const pointer = await openPointer(<Pointer />)
  for (const cell of ['e5', 'e6']) {
    pointer.click(at(cell))
    await act(async () => {})
  }
  expect(table.host.asked('match:play')).toHaveLength(2)
})

it('a click while the tile that it has turned is shown only skips: the player does not yet know the next cells', async () => {
  const table = await jackalTable('?arrow-2 . .', { pieces: { 'white-1': 'e4' } }, slow)
  const pointer = await openPointer(<Pointer />)
  for (const cell of ['e5', 'e6']) {
    pointer.click(at(cell))
    await act(async () => {})
  }
  expect(playback.isIdle).toBe(true)
  expect(table.host.asked('match:play')).toHaveLength(1)
})

it('a later click on the same cell moves the other piece there', async () => {
  await jackalTable('. . .', three, { viewer: 'white' })
  const pointer = await openPointer(<Pointer />)
  const taken = ['g5', 'g5'].map((cell) => {
    pointer.click(at(cell))
    return useIntent.getState().selected
  })
  expect(taken.map((one) => one?.kind === 'piece' && one.id)).toEqual(['white-2', 'white-3'])
})

it('while others move, a double click keeps the planned piece', async () => {
  await jackalTable('. . .', { ...three, turn: 'red' }, { viewer: 'white', bots: ['red'] })
  await doubleClick(at('e5'))
  expect(useIntent.getState().planned).toEqual({ kind: 'piece', id: 'white-1' })
})

it('with one chosen, a click on another own piece chooses it, and one beside it goes to its tile', async () => {
  const table = await jackalTable('. . .', { pieces: { 'white-1': 'e5', 'white-2': 'f5' } }, { viewer: 'white' })
  const pointer = await openPointer(<Pointer />)
  pointer.click(at('e5', 0.1))
  pointer.click(at('f5', 0.1))
  expect(chosen()).toEqual({ selected: { kind: 'piece', id: 'white-2' }, why: null })
  expect(table.host.asked('match:play')).toEqual([])
  const beside = at('e5')
  pointer.click({ ...beside, x: beside.x - 0.4 })
  await expect.poll(() => table.host.asked('match:play')).toMatchObject([{ move: { piece: 'white-2' } }])
})

it('with a coin taken up, a click on another own piece goes to it', async () => {
  const table = await jackalTable('empty=1 .', { pieces: { 'white-1': 'e5', 'white-2': 'f5' } }, { viewer: 'white' })
  const pointer = await openPointer(<Pointer />)
  pointer.click(at('e5', 0.1))
  useIntent.getState().toggleCarry()
  pointer.click(at('f5', 0.4))
  await expect
    .poll(() => table.host.asked('match:play'))
    .toMatchObject([{ move: { piece: 'white-1', to: cellNamed(CLASSIC_ISLAND, 'f5'), carry: 'coin' } }])
})

describe('while the piece that moved last is chosen automatically', () => {
  const abreast = { pieces: { 'white-1': 'e5', 'white-2': 'f5' } }
  /** Returns the hat of a piece at the far edge of its tile: it is over the cell behind. */
  const hatOf = (cell: string) => ({ ...at(cell, 0.6), z: at(cell).z - 0.25 })
  const kept = async () => {
    const table = await jackalTable('. . .', abreast, { viewer: 'white' })
    useIntent.setState({ selected: { kind: 'piece', id: 'white-1' }, kept: true })
    const homes = homesOf(table.view)
    const far = ['white-1', 'white-2'].map(pieceTarget)
    playback.poses.setHomes((target) => {
      const home = homes(target)
      return home && far.includes(target) ? { ...home, z: home.z - 0.25 } : home
    })
    return { table, pointer: await openPointer(<Pointer />) }
  }
  afterEach(() => pointOut([]))

  it('a click on its hat, over the lit cell behind it, keeps it', async () => {
    const { table, pointer } = await kept()
    pointer.click(hatOf('e5'))
    expect(useIntent.getState()).toMatchObject({ selected: { id: 'white-1' }, kept: false })
    expect(table.host.asked('match:play')).toEqual([])
  })

  it('a click on the hat of another piece chooses that one', async () => {
    const { pointer } = await kept()
    pointer.click(hatOf('f5'))
    expect(chosen().selected).toEqual({ kind: 'piece', id: 'white-2' })
  })

  it.each(['e5', 'f5'])(
    'in a lesson that points out the cell behind the hat of %s, the piece goes there',
    async (cell) => {
      const { table, pointer } = await kept()
      const behind = cell.replace('5', '6')
      pointOut([cellNamed(CLASSIC_ISLAND, behind)])
      pointer.click(hatOf(cell))
      await expect
        .poll(() => table.host.asked('match:play'))
        .toMatchObject([{ move: { piece: 'white-1', to: cellNamed(CLASSIC_ISLAND, behind) } }])
    },
  )
})

it('with the ship chosen, a click on an own swimmer sails there', async () => {
  const plan = { pieces: { 'white-1': 'g1', 'white-2': 'f1' } }
  const table = await jackalTable('. . .', plan, { viewer: 'white' })
  const pointer = await openPointer(<Pointer />)
  useIntent.getState().clickShip('white')
  pointer.click(at('f1'))
  await expect.poll(() => table.host.asked('match:play')).toMatchObject([{ move: { kind: 'sail' } }])
})

it.each([
  ['to who plays here', ['red'], { refusal: 'not-your-turn' }],
  ['and to nobody who only watches', ['red', 'white'], null],
] as const)('while others are to move, a click on a tile says so %s', async (_, bots, why) => {
  await jackalTable('. . .', { ...three, turn: 'red' }, { viewer: bots.length === 1 ? 'white' : 'spectator', bots })
  const pointer = await openPointer(<Pointer />)
  pointer.click(at('f6'))
  if (why) expect(chosen().why).toMatchObject(why)
  else expect(chosen().why).toBeNull()
})

describe('a click on the sails of the own ship', () => {
  const plan = { pieces: { 'white-1': 'g1', 'white-2': 'e5' } }
  /** Returns a point of a sail, which appears over the ship's own cell. */
  const sail = () => {
    const { x, y, z } = playback.poses.get('ship/white') ?? at('g1')
    return { x: x + 0.3, y: y + 1.3, z }
  }

  it('chooses the ship', async () => {
    await jackalTable('. . .', plan, { viewer: 'white' })
    const pointer = await openPointer(<Pointer />)
    pointer.click(sail())
    expect(chosen()).toEqual({ selected: { kind: 'ship', team: 'white' }, why: null })
  })

  it('brings home the piece that can go aboard', async () => {
    const table = await jackalTable(
      '. . .',
      { at: 'g2', pieces: { 'white-1': 'g1', 'white-2': 'g2' } },
      { viewer: 'white' },
    )
    const pointer = await openPointer(<Pointer />)
    useIntent.getState().clickPiece('white-2')
    useIntent.setState({ kept: false })
    pointer.click(sail())
    await expect
      .poll(() => table.host.asked('match:play'))
      .toMatchObject([{ move: { piece: 'white-2', to: cellNamed(CLASSIC_ISLAND, 'g1') } }])
  })
})
