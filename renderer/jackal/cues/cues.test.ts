import { describe, expect, it } from 'vitest'
import { evolve } from '../../../engine/jackal/evolve.ts'
import type { Chain, JackalEvent, JackalState, Load } from '../../../engine/jackal/types.ts'
import { DEATH_CAUSES, STEP_CAUSES } from '../../../engine/jackal/types.ts'
import type { Cue } from '../../playback/cue.ts'
import { foldTime, lengthOf } from '../../playback/cue.ts'
import { Playback } from '../../playback/playback.ts'
import { distance } from '../../table/spot.ts'
import { cellNamed, JackalBoard, openTile } from '../../testkit/boards/jackalBoard.ts'
import { homeIn, homesOf } from '../table/layout.ts'
import { jackalCues } from './cues.ts'

const at = cellNamed

type BoatIs = 'ashore' | 'in hand' | 'afloat'

/** Returns the boat's state that an event needs; null if the event does not involve the boat. */
function boatFor(event: JackalEvent): BoatIs | null {
  if (event.kind === 'boatRowed') return 'afloat'
  if (event.kind === 'swimmerRescued') return event.boat ? 'afloat' : null
  if (event.kind === 'pieceDied') return event.cause === 'boat' || event.cause === 'rowed-over' ? 'afloat' : null
  if (event.kind === 'boatLaunched') return 'in hand'
  if (!('load' in event) || event.load !== 'boat') return null
  return event.kind === 'loadLifted' ? 'ashore' : 'in hand'
}

/** Returns a board in the middle of a match, in the state that an event needs. */
function sceneOf(event: JackalEvent): JackalState {
  const boat = boatFor(event)
  const board = middleGame(boat === 'in hand' ? 'boat' : null)
  if (boat === 'afloat') board.afloat('d1', 'red', 'S')
  else if (boat) board.boat('d2')
  if (event.kind !== 'bearWoken') board.bear('e3', 'white')
  return board.state()
}

/** @param held the load of white's third pirate */
function middleGame(held: Load | null): JackalBoard {
  return new JackalBoard()
    .row(2, 'cannon empty1 empty2 desert trap cave cannibal aborigine lighthouse')
    .row(3, 'horse ice crocodile cave balloon airplane chest-3 fort caramba grove earthquake')
    .facing('c2', 2)
    .coins('h3', 3)
    .treasure('b3')
    .pirate('white', 'e2')
    .pirate('white', 'h3', { load: 'coin' })
    .pirate('white', 'd2', { load: held })
    .pirate('white', 'dead')
    .pirate('red', 'e2')
    .pirate('red', 'd1')
    .pirate('red', 'g2', { trapped: true })
    .pirate('black', 'aboard')
    .pirate('black', 'd3', { lost: { since: 1, awaits: 'opening' } })
    .resident('friday', 'red', 'i3')
    .resident('missionary', 'red', 'i3')
}

const chain: Chain = { piece: 'white-1', origin: at('e2'), originStep: 0, steps: [] }
const tile = openTile('chest-2', { coins: 2 })

/** At least one event of every kind; pieces and cells are those of the middle game above. */
const EVENTS: { readonly [K in JackalEvent['kind']]: readonly Extract<JackalEvent, { kind: K }>[] } = {
  loadLifted: [
    { kind: 'loadLifted', piece: 'white-1', cell: at('h3'), step: 0, load: 'coin' },
    { kind: 'loadLifted', piece: 'white-1', cell: at('b3'), step: 0, load: 'treasure' },
    { kind: 'loadLifted', piece: 'white-3', cell: at('d2'), step: 0, load: 'boat' },
  ],
  pieceMoved: [
    ...STEP_CAUSES.map((cause) => moved('white-1', 'e2', 'd2', cause)),
    moved('white-2', 'h3', 'g3', 'walk', 'coin'),
    moved('white-2', 'h3', 'g1', 'balloon', 'coin'),
    moved('white-2', 'h3', 'g1', 'cannon', 'coin'),
    moved('white-1', 'e2', 'c1', 'cannon'),
    moved('white-1', 'e2', 'd1', 'arrow'),
    moved('white-2', 'h3', 'c12', 'flight', 'coin'),
    moved('red-1', 'e2', 'e3', 'crocodile'),
    moved('white-3', 'd2', 'g2', 'walk', 'boat'),
    moved('white-3', 'd2', 'd4', 'trampoline', 'boat'),
  ],
  tileRevealed: [
    { kind: 'tileRevealed', cell: at('e5'), tile, by: 'white-1', reveals: true },
    {
      kind: 'tileRevealed',
      cell: at('e2'),
      tile: openTile('galleon', { treasure: true }),
      by: 'white-1',
      reveals: true,
    },
  ],
  loadDropped: [
    { kind: 'loadDropped', piece: 'white-2', cell: at('h3'), step: 0, load: 'coin' },
    { kind: 'loadDropped', piece: 'white-2', cell: at('e2'), step: 2, load: 'coin' },
    { kind: 'loadDropped', piece: 'white-3', cell: at('d2'), step: 0, load: 'boat' },
    { kind: 'loadDropped', piece: 'white-3', cell: at('f2'), step: 2, load: 'boat' },
  ],
  loadScored: [{ kind: 'loadScored', piece: 'white-2', team: 'white', load: 'coin', value: 1 }],
  loadLost: [
    { kind: 'loadLost', piece: 'white-2', cell: at('h3'), load: 'coin', to: 'sea' },
    { kind: 'loadLost', piece: 'white-2', cell: at('h3'), load: 'coin', to: 'cannibal' },
    { kind: 'loadLost', piece: 'white-3', cell: at('i2'), load: 'boat', to: 'cannibal' },
  ],
  shipSailed: [{ kind: 'shipSailed', team: 'black', by: 'black', from: at('g13'), to: at('h13'), aboard: ['black-1'] }],
  shipPlaced: [{ kind: 'shipPlaced', team: 'black', cell: at('h13') }],
  bearWoken: [{ kind: 'bearWoken', cell: at('e2'), by: 'white-1', seat: 'white' }],
  bearWalked: [{ kind: 'bearWalked', from: at('e3'), to: at('e4') }],
  pieceMauled: [{ kind: 'pieceMauled', piece: 'red-1', from: at('e2'), ship: at('a7') }],
  boatFound: [{ kind: 'boatFound', cell: at('e2'), by: 'white-1' }],
  boatLaunched: [{ kind: 'boatLaunched', piece: 'white-3', team: 'white', cell: at('e1'), sides: ['S'] }],
  boatRowed: [
    { kind: 'boatRowed', team: 'red', by: 'red', from: at('d1'), to: at('e1'), aboard: ['red-2'], sides: ['S'] },
  ],
  swimmerRescued: [
    { kind: 'swimmerRescued', piece: 'red-2', team: 'red', cell: at('a7') },
    { kind: 'swimmerRescued', piece: 'red-2', team: 'red', cell: at('d1'), boat: true },
  ],
  pieceStruck: [{ kind: 'pieceStruck', piece: 'red-1', by: 'white-1', from: at('e2'), ship: at('a7') }],
  fridayTurned: [{ kind: 'fridayTurned', piece: 'friday', by: 'white-1', from: 'red', to: 'white' }],
  pieceDied: DEATH_CAUSES.map((cause) => ({ kind: 'pieceDied', piece: 'red-2', cell: at('d1'), cause, by: null })),
  pieceLeft: [
    { kind: 'pieceLeft', piece: 'friday', cell: at('i3'), cause: 'met' },
    { kind: 'pieceLeft', piece: 'friday', cell: at('i3'), cause: 'bottle' },
  ],
  pieceTrapped: [{ kind: 'pieceTrapped', piece: 'white-1', cell: at('e2') }],
  pieceFreed: [
    { kind: 'pieceFreed', piece: 'red-3', cell: at('g2'), by: 'red-1' },
    { kind: 'pieceFreed', piece: 'red-3', cell: at('g2'), by: 'bottle' },
  ],
  pieceDrank: [{ kind: 'pieceDrank', piece: 'white-1', cell: at('e2') }],
  pieceLost: [{ kind: 'pieceLost', piece: 'white-1', cell: at('e2'), since: 2, awaits: 'exit' }],
  pieceEmerged: [{ kind: 'pieceEmerged', piece: 'black-2', from: at('d3'), to: at('g3') }],
  pieceRevived: [{ kind: 'pieceRevived', piece: 'white-4', by: 'white-1', cell: at('e2') }],
  pieceJoined: [
    {
      kind: 'pieceJoined',
      by: 'white-1',
      piece: {
        id: 'ben',
        type: 'ben',
        team: 'white',
        at: at('e2'),
        step: 0,
        load: null,
        trapped: false,
        drunk: false,
        fighter: false,
        lost: null,
      },
    },
  ],
  missionaryArmed: [{ kind: 'missionaryArmed', piece: 'missionary', by: 'red-1' }],
  bottlesFound: [{ kind: 'bottlesFound', team: 'white', count: 3, cell: at('e2') }],
  bottleUsed: [{ kind: 'bottleUsed', team: 'red', piece: 'red-3' }],
  bottleGiven: [{ kind: 'bottleGiven', team: 'red', by: 'red-1', to: 'missionary' }],
  airplaneUsed: [{ kind: 'airplaneUsed', cell: at('g3') }],
  lighthouseClimbed: [{ kind: 'lighthouseClimbed', cell: at('e2'), by: 'white-1', seat: 'white', looks: 4 }],
  tilePeeked: [
    { kind: 'tilePeeked', seat: 'white', cell: at('e5'), tile: { ...tile, open: false }, reveals: true },
    { kind: 'tilePeeked', seat: 'white', cell: at('e5'), tile: 'hidden', reveals: true },
  ],
  tilesArranged: [
    { kind: 'tilesArranged', seat: 'white', cells: [at('e5'), at('e6')], order: [at('e6'), at('e5')] },
    { kind: 'tilesArranged', seat: 'white', cells: [at('e5'), at('e6'), at('e7')], order: 'hidden' },
  ],
  earthquakeStruck: [{ kind: 'earthquakeStruck', cell: at('e2') }],
  tilesSwapped: [{ kind: 'tilesSwapped', cells: [at('b3'), at('e7')] }],
  oathSworn: [{ kind: 'oathSworn', piece: 'white-1', cell: at('e2') }],
  groveEntered: [{ kind: 'groveEntered', cell: at('e2'), turns: 4 }],
  decisionAsked: [
    { kind: 'decisionAsked', decision: { kind: 'oath', chain } },
    { kind: 'decisionAsked', decision: null },
  ],
  turnPassed: [{ kind: 'turnPassed', from: 'white', to: 'red', seat: 'red', sobered: ['red-1'] }],
  turnSkipped: [{ kind: 'turnSkipped', team: 'red', reason: 'nobody-able' }],
  endOffered: [{ kind: 'endOffered', by: 'white' }],
  endAccepted: [{ kind: 'endAccepted', by: 'red' }],
  endDeclined: [{ kind: 'endDeclined', by: 'red' }],
  matchEnded: [
    { kind: 'matchEnded', winners: ['white'], scores: { white: 9, red: 3, black: 1, yellow: 0 }, reason: 'no-gold' },
  ],
}

function moved(
  piece: string,
  from: string,
  to: string,
  cause: (typeof STEP_CAUSES)[number],
  load: Load | null = null,
): Extract<JackalEvent, { kind: 'pieceMoved' }> {
  return { kind: 'pieceMoved', piece, from: at(from), to: at(to), step: 0, cause, load }
}

const ALL = Object.values(EVENTS).flat()
const named = ALL.map((event) => [`${event.kind} ${'cause' in event ? event.cause : ''}`.trim(), event] as const)

function cuesFor(event: JackalEvent): readonly Cue[] {
  const before = sceneOf(event)
  const cue = jackalCues[event.kind] as (event: JackalEvent, scene: object) => readonly Cue[] // the entry of its kind
  return cue(event, { before, after: evolve(before, event) })
}

describe.each(named)('%s', (_name, event) => {
  it('starts at the rest poses before the event and ends at those after it', () => {
    const before = sceneOf(event)
    const after = evolve(before, event)
    const cues = cuesFor(event)
    const playback = new Playback<JackalState, JackalEvent>(
      () => {},
      (error) => {
        throw error
      },
    )
    playback.attach({ evolve, cues: jackalCues, homes: homesOf })
    playback.load(before)
    playback.enqueue([event])
    const targets = new Set(cues.flatMap((cue) => (cue.kind === 'motion' ? [cue.target] : [])))
    const lasts = lengthOf(cues)
    const foldsAt = foldTime(cues)
    if (lasts === 0) return
    playback.tick(0.001)
    for (const target of targets) near(playback, target, before, foldsAt === 0)
    playback.tick(lasts - 0.002)
    for (const target of targets) near(playback, target, after, false)
  })

  it('takes no longer than four seconds and names no place off the table', () => {
    const cues = cuesFor(event)
    expect(lengthOf(cues)).toBeLessThan(4000)
    for (const cue of cues) {
      if (cue.kind !== 'effect') continue
      expect(Math.abs(cue.from.x)).toBeLessThan(9)
      expect(Number.isFinite(cue.from.x + cue.from.y + cue.from.z + cue.to.x + cue.to.y + cue.to.z)).toBe(true)
    }
  })
})

/** Tiles that change places and things that appear have their own tests. */
const ELSEWHERE = /^(tile|prop|coins)\//

function near(
  playback: Playback<JackalState, JackalEvent>,
  target: string,
  state: JackalState,
  appearing: boolean,
): void {
  const home = homeIn(state, target)
  const pose = playback.poses.get(target)
  if (ELSEWHERE.test(target) || target === 'board' || home.opacity === 0 || !pose || appearing) return
  expect(distance(pose, home), target).toBeLessThan(0.02)
  expect(Math.abs(pose.y - home.y), target).toBeLessThan(0.03)
  expect(Math.abs(pose.scale - home.scale), target).toBeLessThan(0.03)
  expect(pose.opacity, target).toBeGreaterThan(0.95)
}

describe('sounds and sights', () => {
  it('give every kind of event something to see or hear', () => {
    for (const [kind, [event]] of Object.entries(EVENTS)) {
      expect(event && cuesFor(event).length, kind).toBeGreaterThan(0)
    }
  })

  it('play the whole fanfare for a victory, and a short tune without a loser', () => {
    const received = (winners: readonly ('white' | 'red' | 'black' | 'yellow')[]) =>
      cuesFor({ kind: 'matchEnded', winners, scores: {}, reason: 'agreed' }).flatMap((cue) =>
        cue.kind === 'sound' ? [cue.name] : [],
      )
    expect(received(['white'])).toContain('fanfare')
    expect(received(['white', 'red', 'black', 'yellow'])).toContain('flourish')
  })

  it('make a cannon shot splash only if it ends in the sea', () => {
    const splashes = (event: JackalEvent) =>
      cuesFor(event).some((cue) => cue.kind === 'effect' && cue.name === 'splash')
    expect(splashes(moved('white-1', 'e2', 'c1', 'cannon'))).toBe(true)
    expect(splashes(moved('white-2', 'h3', 'g1', 'cannon', 'coin'))).toBe(false)
  })

  it('fly a cannonball 500 ms and 90 ms a cell', () => {
    const cues = cuesFor(moved('white-1', 'e2', 'e13', 'cannon'))
    const long = cuesFor(moved('white-1', 'e2', 'e1', 'cannon'))
    expect(lengthOf(cues) - lengthOf(long)).toBeGreaterThan(800)
  })

  it('show a peeked tile only to the peeking seat; others see a lifted edge and an eye', () => {
    const [own, others] = EVENTS.tilePeeked.map(cuesFor)
    const names = (cues: readonly Cue[] | undefined) =>
      cues?.flatMap((cue) => (cue.kind === 'effect' ? [cue.name] : []))
    expect(names(own)).not.toContain('eye')
    expect(names(others)).toContain('eye')
  })

  it('carry the crew along with the ship', () => {
    const [event] = EVENTS.shipSailed
    const targets = event && cuesFor(event).flatMap((cue) => (cue.kind === 'motion' ? [cue.target] : []))
    expect(targets).toEqual(expect.arrayContaining(['ship/black', 'piece/black-1']))
  })

  it('let others make room when a piece comes or goes', () => {
    const cues = cuesFor(moved('white-1', 'e2', 'd2', 'walk'))
    expect(cues.some((cue) => cue.kind === 'motion' && cue.target === 'piece/red-1')).toBe(true)
  })
})
