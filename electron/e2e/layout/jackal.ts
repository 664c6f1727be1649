import type { Json } from '../../contract/ipc.ts'
import { again, cellClicks, clicks, inTurn, keys, type Moment, type Position } from './moment.ts'

const SEATS = ['white', 'red', 'black', 'yellow'] as const

const closed = (kind: string) => ({ kind, open: false })

/** Pirates of the white crew by their cells; the other crews stay aboard. */
type Crew = readonly [string, string, string]

interface Island {
  readonly tiles?: { readonly [cell: string]: Json }
  readonly crew?: Crew
  readonly ship?: string
  readonly decision?: Json
  /** More fields of the first pirate. */
  readonly first?: Position
  readonly more?: Position
}

/** Returns the moment on an island of open empty tiles with the white crew about to decide. */
function island({ tiles = {}, crew = ['g1', 'g1', 'g1'], ship = 'g1', decision, first = {}, more = {} }: Island) {
  const white = crew.map((at, index) => ({
    id: `white-${index + 1}`,
    type: 'pirate',
    team: 'white',
    at,
    ...(index === 0 ? first : {}),
  }))
  const others = SEATS.slice(1).flatMap((team) =>
    [1, 2, 3].map((n) => ({ id: `${team}-${n}`, type: 'pirate', team, at: HOMES[team] })),
  )
  const position: Position = {
    game: 'jackal',
    options: {},
    board: { default: { kind: 'empty' }, tiles: { e7: closed('chest-1'), ...tiles } },
    teams: SEATS.map((id) => ({
      id,
      ship: id === 'white' ? ship : HOMES[id],
      gold: id === 'red' ? 12 : 3,
      bottles: 2,
    })),
    pieces: [...white, ...others, ...(more.pieces ? (more.pieces as Json[]) : [])],
    turn: more.turn ?? 'white',
    turnNumber: 84,
    ...(decision === undefined ? {} : { decision }),
    ...(more.grove ? { grove: more.grove } : {}),
  }
  return { game: 'jackal', options: {}, position } as const
}

const HOMES: Readonly<Record<(typeof SEATS)[number], string>> = { white: 'g1', red: 'a7', black: 'g13', yellow: 'm7' }

const jackal = (name: string, plan: Island, rest: Omit<Moment, 'name' | 'match' | 'people' | 'seats'>): Moment => ({
  name: `Jackal: ${name}`,
  match: island(plan),
  people: ['white'],
  seats: SEATS,
  ...rest,
})

const chain = (at: string, from = 'g2') => ({
  piece: 'white-1',
  origin: from,
  steps: [{ from, to: at, manner: 'straight' }],
})

/** Returns the moment of a pirate on a tile that sends it on, at a cell of the island. */
function onward(kind: string, cause: string, at: string, to: readonly string[], manner = 'straight'): Moment {
  const plan: Island = {
    tiles: { [at]: { kind }, ...(kind === 'cave' ? { [to[0] ?? '']: { kind } } : {}) },
    crew: [at, 'g1', 'g1'],
    decision: { kind: 'onward', cause, manner, to: [...to], chain: chain(at) },
  }
  return jackal(`${cause} from ${at}`, plan, { cells: [at, to[0] ?? at], hovered: to[0] ?? at })
}

/** Returns the moment of a pirate with a coin beside it, asked whether to take it along. */
const taking = (from: string, to: string): Moment =>
  jackal(
    `several outcomes at ${to}`,
    { tiles: { [from]: { kind: 'chest-3', coins: 2 } }, crew: [from, 'g1', 'g1'] },
    { gestures: cellClicks(from, to), cells: [from, to], hovered: to, buttons: ['prompt-0', 'prompt-1'] },
  )

const dying = (from: string, to: string): Moment =>
  jackal(
    `death confirmed at ${to}`,
    { tiles: { [to]: { kind: 'cannibal' } }, crew: [from, 'g1', 'g1'] },
    { gestures: cellClicks(from, to), cells: [from, to], hovered: to, buttons: ['prompt-0'] },
  )

const hovering = (from: string, to: string): Moment =>
  jackal(
    `a pirate chosen at ${from}, the pointer at ${to}`,
    { tiles: { [to]: { kind: 'airplane', open: false } }, crew: [from, 'g1', 'g1'] },
    { gestures: cellClicks(from), cells: [from, to], hovered: to },
  )

/** Returns the moment of a chosen pirate aboard its ship that can go ashore. */
const aboard = (seat: 'white' | 'red' | 'yellow', ship: string, ashore: string): Moment => ({
  ...jackal(
    `a man of ${seat} chosen aboard`,
    { more: { turn: seat } },
    {
      gestures: inTurn(cellClicks(ship), clicks(`crew-${seat}-1`)),
      cells: [ship, ashore],
      hovered: ashore,
      buttons: [`crew-${seat}-1`, 'crew-ship'],
    },
  ),
  people: [seat],
})

/** Returns the moment of a pirate beside a friend that it may give a bottle. */
const bottleFor = (friend: 'friday' | 'missionary', at: string): Moment =>
  jackal(
    `a bottle offered: ${friend}`,
    {
      crew: [at, 'g1', 'g1'],
      decision: { kind: 'arrival', flight: false, give: [friend], chain: chain(at) },
      more: { pieces: [{ id: friend, type: friend, team: 'white', at }] },
    },
    { cells: [at], buttons: [`action-give-${friend}`, 'action-decline'] },
  )

const LIGHTHOUSE = ['h8', 'i8', 'g9', 'f5']
const looked = {
  h8: { ...closed('airplane'), seenBy: ['white'] },
  i8: { ...closed('cannibal'), seenBy: ['white'] },
  g9: { ...closed('chest-5'), coins: 5, seenBy: ['white'] },
  f5: { ...closed('galleon'), treasure: true, seenBy: ['white'] },
}

/** Every kind of decision of Jackal, at the edges of the board where panels are. */
export const JACKAL_MOMENTS: readonly Moment[] = [
  jackal('who is to act', { crew: ['g2', 'c3', 'k11'] }, { cells: ['g1', 'g2', 'c3', 'k11'] }),
  jackal(
    'the ship chosen',
    {},
    { gestures: keys('Tab', 'Tab'), cells: ['g1', 'f1'], others: ['h1', 'i1', 'h2', 'k2'], hovered: 'f1' },
  ),
  again(aboard('white', 'g1', 'g2')),
  aboard('red', 'a7', 'b7'),
  again(aboard('yellow', 'm7', 'l7')),
  again(hovering('g2', 'g3')),
  again(hovering('l7', 'l8')),
  again(hovering('c2', 'd2')),
  again(hovering('b7', 'b8')),
  hovering('g12', 'h12'),
  again(hovering('k12', 'l11')),
  taking('g2', 'g3'),
  again(taking('d2', 'c3')),
  again(taking('j2', 'k2')),
  again(taking('c11', 'c12')),
  again(taking('l6', 'l7')),
  again(dying('g11', 'g12')),
  dying('k3', 'l3'),
  onward('arrow-4', 'arrow', 'h2', ['i2', 'g2', 'h3']),
  again(onward('horse', 'horse', 'k10', ['l12', 'l8', 'i11'])),
  again(onward('ice', 'ice', 'c3', ['c4'])),
  again(onward('cave', 'cave', 'f2', ['g2'])),
  onward('airplane', 'flight', 'l5', ['b5', 'g12'], 'flight'),
  jackal(
    'the airplane reached',
    {
      tiles: { l10: { kind: 'airplane' } },
      crew: ['l10', 'g1', 'g1'],
      decision: { kind: 'arrival', flight: true, give: [], chain: chain('l10') },
    },
    { cells: ['l10'], hovered: 'k10', buttons: ['action-decline'] },
  ),
  bottleFor('friday', 'd2'),
  again(bottleFor('missionary', 'k3')),
  jackal(
    'the lighthouse, looking',
    {
      tiles: { ...looked, g2: { kind: 'lighthouse' }, g3: closed('empty'), l7: closed('empty'), c7: closed('empty') },
      crew: ['g2', 'g1', 'g1'],
      decision: { kind: 'peek', looked: ['h8'], left: 3, chain: chain('g2', 'g1') },
    },
    { cells: ['g2', 'h8', 'l7'], hovered: 'l7' },
  ),
  jackal(
    'the lighthouse, swapping',
    {
      tiles: { ...looked, g2: { kind: 'lighthouse' } },
      crew: ['g2', 'g1', 'g1'],
      decision: { kind: 'arrange', looked: LIGHTHOUSE, chain: chain('g2', 'g1') },
    },
    { cells: ['g2', ...LIGHTHOUSE], buttons: ['arrange-done', 'seen-0', 'seen-3'] },
  ),
  jackal(
    'the earthquake, first tile',
    {
      tiles: { d3: { kind: 'earthquake' } },
      crew: ['d3', 'g1', 'g1'],
      decision: { kind: 'swap', first: null, chain: chain('d3') },
    },
    { cells: ['d3', 'g2'], hovered: 'g2' },
  ),
  jackal(
    'the earthquake, second tile',
    {
      tiles: { d3: { kind: 'earthquake' }, l7: closed('empty'), g2: closed('empty') },
      crew: ['d3', 'g1', 'g1'],
      decision: { kind: 'swap', first: null, chain: chain('d3') },
    },
    { gestures: cellClicks('l7'), cells: ['d3', 'l7', 'g2'], hovered: 'g2' },
  ),
  jackal(
    'Caramba',
    {
      tiles: { g2: { kind: 'caramba' } },
      crew: ['g2', 'g1', 'g1'],
      decision: { kind: 'oath', chain: chain('g2', 'g1') },
    },
    { cells: ['g2'], buttons: ['oath-loud', 'oath-polite'] },
  ),
  jackal(
    'the end offered',
    { decision: { kind: 'endOffer', by: 'red', waiting: ['white'] } },
    { cells: [], buttons: ['end-accept', 'end-decline'] },
  ),
  jackal(
    'a birth with the Aborigine',
    { tiles: { k3: { kind: 'aborigine' } }, crew: ['k3', 'dead', 'g1'] },
    { gestures: cellClicks('k3'), cells: ['k3'], hovered: 'k3', buttons: ['action-revive'] },
  ),
  jackal(
    'the grove',
    { more: { grove: { turnsLeft: 4 } } },
    { gestures: cellClicks('m7'), cells: ['m7', 'l7'], hovered: 'l7' },
  ),
  jackal(
    'why a cell cannot be chosen',
    { crew: ['l3', 'g1', 'g1'] },
    { gestures: inTurn(cellClicks('l3', 'l7')), cells: ['l3', 'l7'], hovered: 'l7', buttons: ['why-rule'] },
  ),
]

/** Two people with two crews each, at the start. */
export const TWO_CREWS_EACH: Moment = {
  name: 'Jackal: two crews each',
  match: { game: 'jackal', options: { players: 2 } },
  people: ['white'],
  seats: ['white', 'red'],
  cells: ['g1'],
}
