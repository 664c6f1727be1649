import { describe, expect, it } from 'vitest'
import { REFUSAL_RULES } from '../../../engine/jackal/data/refusals.ts'
import { RULE_IDS } from '../../../engine/jackal/data/ruleIds.ts'
import { DEATH_CAUSES, type JackalEvent, REFUSALS, STEP_CAUSES } from '../../../engine/jackal/types.ts'
import { drawnBoard } from '../../../engine/testkit/drawnBoard.ts'
import { LANGUAGES, translator } from '../../i18n/t.ts'
import { type Words, winnersText } from '../../i18n/words.ts'
import { cellNamed, JackalBoard, openTile } from '../../testkit/boards/jackalBoard.ts'
import { refusalText } from '../refusalText.ts'
import { tell } from './sentences.ts'

const terms = new JackalBoard().pirate('white', 'g1').state()
const [g2, g3] = [cellNamed('g2'), cellNamed('g3')]
const names: Record<string, string> = { white: 'Anne', red: 'Henry' }
const words = (language: 'en' | 'ru'): Words => ({ t: translator(language), nameOf: (seat) => names[seat] ?? seat })
const moved = (rest: Partial<Extract<JackalEvent, { kind: 'pieceMoved' }>>): JackalEvent => ({
  kind: 'pieceMoved',
  piece: 'white-1',
  from: g2,
  to: g3,
  step: 0,
  cause: 'walk',
  load: null,
  ...rest,
})

/** One of every kind, so that a kind without a sentence is detected. */
const SAMPLES: { readonly [K in JackalEvent['kind']]: Extract<JackalEvent, { kind: K }> } = {
  loadLifted: { kind: 'loadLifted', piece: 'white-1', cell: g2, step: 0, load: 'coin' },
  pieceMoved: { kind: 'pieceMoved', piece: 'white-1', from: g2, to: g3, step: 0, cause: 'walk', load: null },
  tileRevealed: { kind: 'tileRevealed', cell: g3, tile: openTile('horse'), by: 'white-1', reveals: true },
  loadDropped: { kind: 'loadDropped', piece: 'white-1', cell: g3, step: 0, load: 'coin' },
  loadScored: { kind: 'loadScored', piece: 'white-1', team: 'white', load: 'coin', value: 1 },
  loadLost: { kind: 'loadLost', piece: 'white-1', cell: g3, load: 'coin', to: 'sea' },
  shipSailed: { kind: 'shipSailed', team: 'white', by: 'white', from: 6, to: 7, aboard: [] },
  shipPlaced: { kind: 'shipPlaced', team: 'white', cell: 6 },
  bearWoken: { kind: 'bearWoken', cell: g3, by: 'white-1', seat: 'white' },
  bearWalked: { kind: 'bearWalked', from: g3, to: g2 },
  pieceMauled: { kind: 'pieceMauled', piece: 'white-1', from: g3, ship: 6 },
  boatFound: { kind: 'boatFound', cell: g2, by: 'white-1' },
  boatLaunched: { kind: 'boatLaunched', piece: 'white-1', team: 'white', cell: g2, sides: ['S'] },
  boatRowed: { kind: 'boatRowed', team: 'white', by: 'white', from: g2, to: g3, aboard: [], sides: ['S'] },
  swimmerRescued: { kind: 'swimmerRescued', piece: 'white-1', team: 'white', cell: 7 },
  pieceStruck: { kind: 'pieceStruck', piece: 'red-2', by: 'white-1', from: g3, ship: 78 },
  fridayTurned: { kind: 'fridayTurned', piece: 'friday', by: 'white-1', from: 'red', to: 'white' },
  pieceDied: { kind: 'pieceDied', piece: 'red-2', cell: g3, cause: 'cannibal', by: null },
  pieceLeft: { kind: 'pieceLeft', piece: 'friday', cell: g3, cause: 'met' },
  pieceTrapped: { kind: 'pieceTrapped', piece: 'white-1', cell: g3 },
  pieceFreed: { kind: 'pieceFreed', piece: 'white-1', cell: g3, by: 'bottle' },
  pieceDrank: { kind: 'pieceDrank', piece: 'white-1', cell: g3 },
  pieceLost: { kind: 'pieceLost', piece: 'white-1', cell: g3, since: 1, awaits: 'opening' },
  pieceEmerged: { kind: 'pieceEmerged', piece: 'red-1', from: g2, to: g3 },
  pieceRevived: { kind: 'pieceRevived', piece: 'white-2', by: 'white-1', cell: g3 },
  pieceJoined: {
    kind: 'pieceJoined',
    by: 'white-1',
    piece: {
      id: 'ben',
      type: 'ben',
      team: 'white',
      at: g3,
      step: 0,
      load: null,
      trapped: false,
      drunk: false,
      fighter: false,
      lost: null,
    },
  },
  missionaryArmed: { kind: 'missionaryArmed', piece: 'missionary', by: 'white-1' },
  bottlesFound: { kind: 'bottlesFound', team: 'white', count: 3, cell: g3 },
  bottleUsed: { kind: 'bottleUsed', team: 'white', piece: 'white-1' },
  bottleGiven: { kind: 'bottleGiven', team: 'white', by: 'white-1', to: 'friday' },
  airplaneUsed: { kind: 'airplaneUsed', cell: g3 },
  lighthouseClimbed: { kind: 'lighthouseClimbed', cell: g3, by: 'white-1', seat: 'white', looks: 4 },
  tilePeeked: { kind: 'tilePeeked', seat: 'white', cell: g3, tile: 'hidden', reveals: true },
  tilesArranged: { kind: 'tilesArranged', seat: 'white', cells: [g2, g3], order: 'hidden' },
  earthquakeStruck: { kind: 'earthquakeStruck', cell: g3 },
  tilesSwapped: { kind: 'tilesSwapped', cells: [g2, g3] },
  oathSworn: { kind: 'oathSworn', piece: 'white-1', cell: g3 },
  groveEntered: { kind: 'groveEntered', cell: g3, turns: 4 },
  decisionAsked: { kind: 'decisionAsked', decision: null },
  turnPassed: { kind: 'turnPassed', from: 'white', to: 'red', seat: 'red', sobered: ['white-2'] },
  turnSkipped: { kind: 'turnSkipped', team: 'red', reason: 'nobody-able' },
  endOffered: { kind: 'endOffered', by: 'white' },
  endAccepted: { kind: 'endAccepted', by: 'red' },
  endDeclined: { kind: 'endDeclined', by: 'red' },
  matchEnded: { kind: 'matchEnded', winners: ['white'], scores: { white: 3, red: 1 }, reason: 'no-gold' },
}
const SILENT = ['loadLifted', 'decisionAsked']

describe.each(LANGUAGES)('in %s', (language) => {
  const said = (event: JackalEvent) => tell(event, terms, words(language)) ?? ''

  it('every kind of event that no other one covers has a whole sentence', () => {
    for (const event of Object.values(SAMPLES).filter(({ kind }) => !SILENT.includes(kind))) {
      expect(said(event), event.kind).toMatch(/^[A-ZА-ЯЁ+][^{}]*[^{} ]$/u)
    }
  })

  it('every cause of a carried step and every death has its own sentence', () => {
    const steps = STEP_CAUSES.map((cause) => said(moved({ cause })))
    expect(new Set(steps).size).toBe(STEP_CAUSES.length)
    const deaths = DEATH_CAUSES.map((cause) => said({ ...SAMPLES.pieceDied, cause }))
    expect(new Set(deaths).size).toBe(DEATH_CAUSES.length)
  })

  it('every refusal names a rule that the book explains', () => {
    const t = translator(language)
    for (const refusal of REFUSALS) {
      const { text, rule } = refusalText(t, refusal)
      expect(rule).toBe(REFUSAL_RULES[refusal])
      expect(text.length).toBeGreaterThan(10)
      expect(RULE_IDS).toContain(rule)
    }
  })
})

describe('a sentence of the log', () => {
  const said = (event: JackalEvent) => tell(event, terms, words('en'))

  it('names the load that is carried along', () => {
    expect(said(moved({ load: 'coin' }))).toBe('Pirate g2 → g3 with a coin')
    expect(said(moved({ cause: 'board', load: 'treasure' }))).toBe('Pirate brings the treasure aboard at g3')
  })

  it('counts the coins of a chest instead of naming its kind', () => {
    const tile = openTile('chest-3', { coins: 3 })
    expect(said({ ...SAMPLES.tileRevealed, tile })).toBe('Opened g3: a chest, 3 coins')
  })

  it('names the team of a victim but not of the attacker', () => {
    expect(said(SAMPLES.pieceStruck)).toBe('Red pirate is hit at g3 and flies back to his ship')
  })

  it('omits a tile that only another player saw', () => {
    expect(said(SAMPLES.tilePeeked)).toBe('Looks at g3')
    expect(said({ ...SAMPLES.tilePeeked, tile: openTile('ben') })).toBe('Looks at g3: Ben Gunn')
  })

  it('omits an ordinary change of turns', () => {
    expect(said({ ...SAMPLES.turnPassed, sobered: [] })).toBeNull()
  })

  it('names all winners of a shared victory', () => {
    expect(winnersText({ winners: ['white', 'red'] }, words('en'))).toBe('Anne, Henry share the victory')
  })
})

describe('the archipelago', () => {
  const say = (event: JackalEvent, language: 'en' | 'ru' = 'en') => tell(event, terms, words(language))

  it.each([
    [{ kind: 'bearWoken', cell: g3, by: 'white-1', seat: 'white' }, 'The bear wakes at g3'],
    [{ kind: 'bearWalked', from: g2, to: g3 }, 'The bear walks g2 → g3'],
    [
      { kind: 'pieceMauled', piece: 'red-2', from: g3, ship: 6 },
      'Red pirate meets the bear at g3 and flies to the ship',
    ],
    [{ kind: 'pieceDied', piece: 'friday', cell: g3, cause: 'bear', by: null }, 'Friday is killed by the bear at g3'],
    [moved({ cause: 'trampoline' }), 'The trampoline throws him to g3'],
    [{ kind: 'bottleUsed', team: 'white', piece: 'white-1' }, 'A bottle for the pirate'],
    [{ kind: 'shipPlaced', team: 'white', cell: g2 }, 'The ship starts at g2'],
  ] as readonly (readonly [JackalEvent, string])[])('%j: %s', (event, sentence) => {
    expect(say(event)).toBe(sentence)
  })

  it('mentions a step onto a ferry, not one between ferries or off one', () => {
    const strait = { ...terms, board: drawnBoard('~~~~~ ~#==~ ~~~~~') }
    const step = (from: number, to: number) => tell(moved({ from, to }), strait, words('en'))
    const [shore, first, second] = [6, 7, 8]
    expect(step(shore, first)).toBe('Pirate b2 → c2, onto the ferry')
    expect(tell(moved({ from: shore, to: first, cause: 'flight' }), strait, words('en'))).toBe(
      'Pirate b2 → c2, onto the ferry',
    )
    expect([step(first, second), step(first, shore)]).toEqual(['Pirate c2 → d2', 'Pirate c2 → b2'])
  })
})
