import { describe, expect, it } from 'vitest'
import { hint } from '../../../engine/jackal/foresight.ts'
import { legalMoves } from '../../../engine/jackal/moves.ts'
import type { Chain, Decision, JackalMove, JackalState } from '../../../engine/jackal/types.ts'
import { cellNamed, JackalBoard } from '../../testkit/boards/jackalBoard.ts'
import { isChosenAt, onNext, onPortrait, select } from './actorRules.ts'
import { onCell, onChosen, onPiece, onShip } from './cellRules.ts'
import { onCursor } from './cursorRules.ts'
import { IDLE_INTENT, type IntentState, type Reaction } from './intentState.ts'
import { onArranged, onSeenTile } from './lighthouseIntent.ts'
import { onBottle, onCarry } from './loadRules.ts'
import { onAsked, onCancel } from './questionRules.ts'
import { targetsOf } from './targets.ts'

const asking = (view: JackalState): IntentState => {
  const moves = legalMoves(view, 'white').map((move) => ({ move, hint: hint(view, move) }))
  return applied(IDLE_INTENT, onAsked(IDLE_INTENT, { seat: 'white', moves }, view))
}
const applied = (state: IntentState, { patch }: Reaction): IntentState => ({ ...state, ...patch })
const click = (state: IntentState, cell: string): Reaction => onCell(state, cellNamed(cell))
const clicked = (state: IntentState, ...cells: string[]): IntentState =>
  cells.reduce((now, cell) => applied(now, click(now, cell)), state)
const lit = (state: IntentState): number[] => targetsOf(state).map(({ cell }) => cell)

/**
 * Returns a match with two white pirates ashore, one of them beside a coin, and a third aboard the ship in its lane.
 */
const beach = () =>
  new JackalBoard()
    .row(3, '. . . . empty1 empty2 . . .')
    .row(4, 'empty1 empty2 empty3 empty4 empty1 empty2 empty3 cannibal fort')
    .pirate('white', 'f4')
    .pirate('white', 'h4')
    .pirate('white', 'aboard')
    .pirate('red', 'e5')
    .coins('f4', 1)
    .state()

const chain = (piece: string, cell: string): Chain => ({
  piece,
  origin: cellNamed(cell),
  originStep: 0,
  steps: [{ from: cellNamed(cell), to: cellNamed(cell), manner: 'straight' }],
})
const withOne = (view: JackalState, id: string, change: Partial<JackalState['pieces'][number]>): JackalState => ({
  ...view,
  pieces: view.pieces.map((one) => (one.id === id ? { ...one, ...change } : one)),
})
const deciding = (view: JackalState, decision: Decision): IntentState => asking({ ...view, decision })

describe('choosing the piece', () => {
  it('lights nothing before a piece is chosen', () => {
    expect(lit(asking(beach()))).toEqual([])
  })

  it('a click on an own piece selects it and lights its targets', () => {
    const state = applied(asking(beach()), onPiece(asking(beach()), 'white-1'))
    expect(state.selected).toEqual({ kind: 'piece', id: 'white-1' })
    expect(lit(state)).toContain(cellNamed('g4'))
  })

  it('several equal pieces are no choice: at the start of the match one aboard is chosen automatically', () => {
    const start = new JackalBoard().pirate('white', 'aboard').pirate('white', 'aboard').pirate('white', 'aboard')
    expect(asking(start.state()).selected).toEqual({ kind: 'piece', id: 'white-1' })
  })

  it('a piece aboard may also sail its ship', () => {
    const state = applied(asking(beach()), onPortrait(asking(beach()), { kind: 'piece', id: 'white-3' }))
    expect(lit(state)).toEqual(expect.arrayContaining([cellNamed('g2'), cellNamed('f1'), cellNamed('h1')]))
  })

  it.each([
    ['the ship', (state: IntentState) => onShip(state, 'white')],
    ['one of her crew', (state: IntentState) => onPiece(state, 'white-3')],
    ['her cell', (state: IntentState) => click(state, 'g1')],
  ])('a click on %s chooses the ship, however often: its lane is lit, and where its crew may land', (_, gesture) => {
    const once = applied(asking(beach()), gesture(asking(beach())))
    const twice = applied(once, gesture(once))
    for (const state of [once, twice]) {
      expect(state).toMatchObject({ selected: { kind: 'ship', team: 'white' }, why: null })
      expect(lit(state).sort()).toEqual(['f1', 'h1', 'g2'].map(cellNamed).sort())
    }
  })

  it('with the ship chosen, a click on the tile ahead lets one of its crew go there', () => {
    const state = clicked(asking(beach()), 'g1')
    expect(click(state, 'g2').send).toEqual([{ kind: 'go', piece: 'white-3', to: cellNamed('g2') }])
  })

  it('with the ship chosen and a crew of several kinds, it asks which one goes there', () => {
    const mixed = new JackalBoard().pirate('white', 'aboard').resident('friday', 'white', 'aboard').state()
    const state = clicked(asking(mixed), 'g1')
    expect(lit(state)).not.toContain(cellNamed('g2'))
    const { send, patch } = click(state, 'g2')
    expect(send).toBeUndefined()
    expect(patch?.prompt?.who).toEqual([
      { kind: 'piece', id: 'white-1' },
      { kind: 'piece', id: 'friday' },
    ])
  })

  it('a ship that no piece can sail selects the first one aboard that can act', () => {
    const friday = new JackalBoard()
      .resident('friday', 'white', 'aboard')
      .pirate('white', 'f4')
      .row(4, '. . . . empty1')
    const state = asking(friday.state())
    expect(applied(state, onShip(state, 'white')).selected).toEqual({ kind: 'piece', id: 'friday' })
  })

  it('a portrait chooses only a piece that can act, and shows why another cannot', () => {
    const chosen = applied(asking(beach()), onShip(asking(beach()), 'white'))
    expect(onPortrait(chosen, { kind: 'piece', id: 'white-3' }).patch?.selected).toEqual({
      kind: 'piece',
      id: 'white-3',
    })
    const drunk = asking(withOne(beach(), 'white-3', { drunk: true }))
    expect(onPortrait(drunk, { kind: 'piece', id: 'white-3' }).patch?.why).toEqual({
      cell: cellNamed('g1'),
      refusal: 'drunk',
    })
  })

  it('a click on a cell in reach of only one piece sends it there', () => {
    expect(click(asking(beach()), 'g2').send).toEqual([{ kind: 'go', piece: 'white-3', to: cellNamed('g2') }])
  })

  it('Tab goes round all that can act, the ship included, and back again', () => {
    const first = asking(beach())
    const ring = [1, 2, 3, 4, 5].reduce<IntentState[]>(
      (list) => [...list, applied(list.at(-1) ?? first, onNext(list.at(-1) ?? first, 1))],
      [],
    )
    expect(ring.map(({ selected }) => selected)).toEqual([
      { kind: 'piece', id: 'white-1' },
      { kind: 'piece', id: 'white-2' },
      { kind: 'piece', id: 'white-3' },
      { kind: 'ship', team: 'white' },
      { kind: 'piece', id: 'white-1' },
    ])
    expect(applied(first, onNext(first, -1)).selected).toEqual({ kind: 'ship', team: 'white' })
  })
})

describe('the second click of a double click', () => {
  const isChosen = (state: IntentState, cell: string) => isChosenAt(state, cellNamed(cell))

  it('chooses nothing at the chosen piece or ship', () => {
    const man = applied(asking(beach()), onPiece(asking(beach()), 'white-2'))
    expect([isChosen(man, 'h4'), isChosen(man, 'f4'), isChosen(man, 'g1')]).toEqual([true, false, false])
    const ship = applied(asking(beach()), onShip(asking(beach()), 'white'))
    expect([isChosen(ship, 'g1'), isChosen(ship, 'h4')]).toEqual([true, false])
    expect(isChosen(asking(beach()), 'h4')).toBe(false)
  })

  it('deselects neither the first tile of an earthquake nor one seen from the lighthouse', () => {
    const quake = deciding(beach(), { kind: 'swap', chain: chain('white-2', 'h4'), first: null })
    expect([isChosen(quake, 'b4'), isChosen(clicked(quake, 'b4'), 'b4')]).toEqual([false, true])
    const looked = ['b5', 'c5'].map(cellNamed)
    const light = deciding(beach(), { kind: 'arrange', chain: chain('white-2', 'h4'), looked })
    expect([isChosen(clicked(light, 'b5'), 'b5'), isChosen(clicked(light, 'b5'), 'c5')]).toEqual([true, false])
  })
})

describe('choosing the destination', () => {
  const withPirate = (id: string) => applied(asking(beach()), onPiece(asking(beach()), id))

  it('a single harmless outcome is sent at once, and nothing more can be chosen', () => {
    const { send, patch } = click(withPirate('white-2'), 'g4')
    expect(send).toEqual([{ kind: 'go', piece: 'white-2', to: cellNamed('g4') }])
    expect(patch?.asked).toBeNull()
  })

  it('with a coin at hand it asks beside the cell whether it comes along', () => {
    const { prompt } = applied(withPirate('white-1'), click(withPirate('white-1'), 'g4'))
    expect(prompt?.cell).toBe(cellNamed('g4'))
    expect(prompt?.moves.map(({ move }) => move)).toEqual([
      { kind: 'go', piece: 'white-1', to: cellNamed('g4'), carry: 'coin' },
      { kind: 'go', piece: 'white-1', to: cellNamed('g4') },
    ])
  })

  it('at the own ship the coin is brought aboard without a question', () => {
    const view = new JackalBoard().row(2, '. . . empty1').pirate('white', 'f2').pirate('white', 'aboard').coins('f2', 1)
    const state = applied(asking(view.state()), onPiece(asking(view.state()), 'white-1'))
    expect(click(state, 'g1').send).toEqual([{ kind: 'go', piece: 'white-1', to: cellNamed('g1'), carry: 'coin' }])
  })

  it('the choice there is sent', () => {
    const move: JackalMove = { kind: 'go', piece: 'white-1', to: cellNamed('g4'), carry: 'coin' }
    expect(onChosen(withPirate('white-1'), move).send).toEqual([move])
  })

  it('with the coin taken up before, closed tiles go dark and one click suffices', () => {
    const state = applied(withPirate('white-1'), onCarry(withPirate('white-1')))
    expect(lit(state)).not.toContain(cellNamed('f5'))
    expect(click(state, 'g4').send).toEqual([{ kind: 'go', piece: 'white-1', to: cellNamed('g4'), carry: 'coin' }])
  })

  it('certain death needs a second click', () => {
    const near = applied(asking(beach()), onPiece(asking(beach()), 'white-2'))
    const { prompt } = applied(near, click(near, 'i4'))
    expect(prompt?.moves).toMatchObject([{ hint: { fatal: true } }])
    expect(click(near, 'i4').send).toBeUndefined()
  })

  it('an unlit cell shows why, by the reason of the rules', () => {
    expect(clicked(withPirate('white-2'), 'b4').why).toEqual({ cell: cellNamed('b4'), refusal: 'too-far' })
    const loaded = applied(withPirate('white-1'), onCarry(withPirate('white-1')))
    expect(clicked(loaded, 'f5').why?.refusal).toBe('closed-with-load')
  })

  it('a ship shows why it cannot go there', () => {
    const state = applied(asking(beach()), onShip(asking(beach()), 'white'))
    expect(clicked(state, 'a7').why?.refusal).toBe('not-in-the-lane')
  })

  it('a piece that cannot move at all shows why when it is clicked', () => {
    const state = asking(withOne(beach(), 'white-2', { drunk: true }))
    expect(applied(state, onPiece(state, 'white-2')).why?.refusal).toBe('drunk')
  })

  it('a piece of the crew that cannot act shows its own reason, not its distance from the chosen one', () => {
    const before = asking(withOne(beach(), 'white-1', { trapped: true }))
    const state = applied(before, select(before, { kind: 'piece', id: 'white-3' }))
    expect(clicked(state, 'f4').why?.refusal).toBe('trapped')
  })

  it('the cell of the chosen piece shows that it stands there', () => {
    expect(clicked(withPirate('white-2'), 'h4').why?.refusal).toBe('here-already')
  })

  it('with no piece chosen, a cell out of reach says so, and names the pieces there', () => {
    for (const cell of ['c9', 'a7']) {
      expect(clicked(asking(beach()), cell).why).toMatchObject({ cell: cellNamed(cell) })
    }
    expect(clicked(asking(beach()), 'c9').why?.refusal).toBe('nobody-reaches')
  })

  it('during another question, any cell says so', () => {
    const oath = deciding(beach(), { kind: 'oath', chain: chain('white-2', 'h4') })
    for (const cell of ['c9', 'g4', 'e5']) expect(clicked(oath, cell).why?.refusal).toBe('finish-the-move')
  })

  it('nothing happens without a question', () => {
    expect(click(IDLE_INTENT, 'g4')).toEqual({})
  })
})

describe('E and B without effect', () => {
  const key = (state: IntentState, on: (state: IntentState) => Reaction) => applied(state, on(state)).why?.refusal
  const chosen = (view: JackalState, id: string) => applied(asking(view), onPiece(asking(view), id))

  it('show why nothing can be taken along', () => {
    expect(key(chosen(beach(), 'white-2'), onCarry)).toBe('nothing-to-carry')
    const walled = new JackalBoard()
      .row(4, '. . . . empty1')
      .pirate('white', 'f4')
      .pirate('white', 'aboard')
      .coins('f4', 1)
    expect(key(chosen(walled.state(), 'white-1'), onCarry)).toBe('no-way-with-load')
    const preacher = new JackalBoard().row(4, '. . . . empty1').resident('missionary', 'white', 'f4').coins('f4', 1)
    expect(key(chosen(preacher.state(), 'missionary'), onCarry)).toBe('preacher-carries-nothing')
  })

  it('show why no bottle is used', () => {
    const view = beach()
    expect(key(chosen(view, 'white-2'), onBottle)).toBe('no-bottle')
    const stocked = { ...view, teams: view.teams.map((team) => ({ ...team, bottles: 1 })) }
    expect(key(chosen(stocked, 'white-2'), onBottle)).toBe('bottle-not-needed')
  })

  it('ask to choose first, or to answer first', () => {
    expect(key(asking(beach()), onCarry)).toBe('choose-first')
    const oath = deciding(beach(), { kind: 'oath', chain: chain('white-2', 'h4') })
    expect(key(oath, onCarry)).toBe('finish-the-move')
  })
})

describe('bottles', () => {
  const swamp = () => {
    const view = new JackalBoard()
      .row(4, 'swamp empty1 empty2')
      .pirate('white', 'b4', { step: 1 })
      .pirate('white', 'aboard')
      .state()
    return { ...view, teams: view.teams.map((team) => (team.id === 'white' ? { ...team, bottles: 1 } : team)) }
  }
  const stuck = () => applied(asking(swamp()), onPiece(asking(swamp()), 'white-1'))

  it('a bottle is not spent by a single click', () => {
    expect(clicked(stuck(), 'c4').prompt?.moves).toMatchObject([{ move: { bottle: true } }])
  })

  it('taken up before, it is', () => {
    const state = applied(stuck(), onBottle(stuck()))
    expect(click(state, 'c4').send).toMatchObject([{ piece: 'white-1', bottle: true }])
    expect(lit(state)).not.toContain(cellNamed('b4'))
  })
})

describe('an earthquake', () => {
  const state = () => deciding(beach(), { kind: 'swap', chain: chain('white-2', 'h4'), first: null })

  it('sends nothing before the second tile is chosen', () => {
    const { send, patch } = click(state(), 'b4')
    expect(send).toBeUndefined()
    expect(patch?.first).toBe(cellNamed('b4'))
    expect(lit(clicked(state(), 'b4'))).not.toContain(cellNamed('b4'))
  })

  it('asks before it sends both, and keeps the first if the player goes back', () => {
    const both = clicked(state(), 'b4', 'c4')
    expect(both.prompt?.moves.map(({ move }) => move)).toEqual([{ kind: 'swap', cell: cellNamed('c4') }])
    expect(applied(both, onCancel(both) ?? {})).toMatchObject({ prompt: null, first: cellNamed('b4') })
    expect(onChosen(both, { kind: 'swap', cell: cellNamed('c4') }).send).toEqual([
      { kind: 'swap', cell: cellNamed('b4') },
      { kind: 'swap', cell: cellNamed('c4') },
    ])
  })

  it('deselects the first by a click on it or by Esc', () => {
    expect(clicked(state(), 'b4', 'b4').first).toBeNull()
    expect(onCancel(clicked(state(), 'b4'))?.patch).toEqual({ first: null })
  })

  it('shows why an occupied tile cannot be chosen', () => {
    expect(clicked(state(), 'f4').why?.refusal).toBe('tile-not-free')
  })
})

describe('the lighthouse', () => {
  const looked = ['b5', 'c5', 'd5'].map(cellNamed)

  it('shows why an open tile cannot be peeked at', () => {
    const state = deciding(beach(), { kind: 'peek', chain: chain('white-2', 'h4'), looked: [], left: 4 })
    expect(clicked(state, 'b4').why?.refusal).toBe('not-a-closed-tile')
    expect(click(state, 'b5').send).toEqual([{ kind: 'peek', cell: cellNamed('b5') }])
  })

  it('shows which tiles change places when another is clicked', () => {
    const state = deciding(beach(), { kind: 'arrange', chain: chain('white-2', 'h4'), looked })
    expect(clicked(state, 'b5', 'g4')).toMatchObject({ picked: 0, why: { refusal: 'not-an-order-of-the-looked' } })
    expect(clicked(state, 'g4', 'b5').why).toBeNull()
  })

  it('exchanges two tiles by two clicks and sends the order with Done', () => {
    const state = deciding(beach(), { kind: 'arrange', chain: chain('white-2', 'h4'), looked })
    const swapped = applied(applied(state, onSeenTile(state, 0)), onSeenTile(applied(state, onSeenTile(state, 0)), 2))
    const order = ['d5', 'c5', 'b5'].map(cellNamed)
    expect(swapped.order).toEqual(order)
    expect(onArranged(swapped).send).toEqual([{ kind: 'arrange', order }])
  })

  it('counts clicks on the board as clicks on the places', () => {
    const state = deciding(beach(), { kind: 'arrange', chain: chain('white-2', 'h4'), looked })
    expect(clicked(state, 'b5', 'c5').order).toEqual(['c5', 'b5', 'd5'].map(cellNamed))
  })
})

describe('going back', () => {
  it('goes step by step and then has nothing left', () => {
    const chosen = applied(asking(beach()), onPiece(asking(beach()), 'white-1'))
    const loaded = applied(chosen, onCarry(chosen))
    const steps = [loaded]
    for (let now: IntentState | undefined = loaded; now; ) {
      const reaction = onCancel(now)
      now = reaction ? applied(now, reaction) : undefined
      if (now) steps.push(now)
    }
    expect(steps.map(({ carry, selected }) => [carry, selected !== null])).toEqual([
      ['coin', true],
      [null, true],
      [null, false],
    ])
  })
})

describe('the keyboard cursor', () => {
  it('starts at the chosen piece, then moves, and stays on the board', () => {
    const state = applied(asking(beach()), onPiece(asking(beach()), 'white-1'))
    const east = applied(state, onCursor(state, 1, 0))
    expect(east.cursor).toBe(cellNamed('g4'))
    const corner = { ...state, cursor: cellNamed('a1') }
    expect(applied(corner, onCursor(corner, -1, 0)).cursor).toBe(cellNamed('a1'))
  })
})
