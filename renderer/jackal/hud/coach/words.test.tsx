import { describe, expect, it } from 'vitest'
import type { AdvisedMove } from '../../../../electron/contract/ipc.ts'
import { translator } from '../../../i18n/t.ts'
import { cellNamed } from '../../../testkit/boards/jackalBoard.ts'
import { jackalTable } from '../../../testkit/jackal.ts'
import { JACKAL_COACH } from './coach.ts'

const BOTS = ['red'] as const
const COIN_ON_SWAMP = { at: 'f3', pieces: { 'white-1': 'f3', 'white-2': 'g1', 'red-1': 'k9' } }

/** Replaces non-breaking spaces with plain ones. */
const plainSpaces = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

describe('the coach of Jackal', () => {
  const told = (move: object, language: 'en' | 'ru' = 'en') =>
    JACKAL_COACH.tell({ move, value: 0.5 } as AdvisedMove, {
      t: translator(language),
      nameOf: (seat: string) => seat,
    })

  it('names the step on which a crossing piece continues, as the log does', async () => {
    const place = { at: 'e5', pieces: { 'white-1': { at: 'e5', step: 2 }, 'white-2': 'g5', 'red-1': 'k9' } }
    await jackalTable('swamp . .', place, { viewer: 'white', bots: BOTS })
    const on = { kind: 'go', piece: 'white-1', to: cellNamed('e5') }
    expect(told(on)?.title).toBe('White pirate on e5: step 3')
    expect(told(on, 'ru')?.title).toBe('Белый пират на e5: шаг 3')
  })

  it('does so in one phrase if it takes the coin along', async () => {
    const table = await jackalTable('empty=1 swamp', COIN_ON_SWAMP, { viewer: 'white', bots: BOTS })
    await table.play({ kind: 'go', piece: 'white-1', to: 'g3', carry: 'coin' })
    await table.play({ kind: 'go', piece: 'red-1', to: 'k8' })
    const on = { kind: 'go', piece: 'white-1', to: cellNamed('g3'), carry: 'coin' }
    expect(plainSpaces(told(on)?.title)).toBe('White pirate with coin: step 2')
    expect(plainSpaces(told(on, 'ru')?.title)).toBe('Белый пират с монетой: шаг 2')
    const { carry: _, ...without } = on
    expect(plainSpaces(told(without)?.title)).toBe('White pirate without coin: step 2')
  })

  it('shows how many steps of the tile a crossing piece has left', async () => {
    const place = { at: 'e5', pieces: { 'white-1': { at: 'e5', step: 1 }, 'white-2': 'g5', 'red-1': 'k9' } }
    await jackalTable('mountain', place, { viewer: 'white', bots: BOTS })
    const on = { kind: 'go', piece: 'white-1', to: cellNamed('e5') }
    expect(told(on)?.gains).toContain('Then 3 more steps to cross the tile')
    expect(told(on, 'ru')?.gains).toContain('Потом ещё 3 шага до края клетки')
  })

  it('names the closed tile that ice leads to', async () => {
    await jackalTable('. ice ?chest-1', { pieces: { 'white-1': 'e5' } }, { viewer: 'white' })
    const gainsAt = (cell: string) => told({ kind: 'go', piece: 'white-1', to: cellNamed(cell) })?.gains[0]
    expect(plainSpaces(gainsAt('f5'))).toMatch(/^Closed tile g5: gold \d+%$/)
  })

  it('mentions no steps if a crocodile drives the piece back to the tile that it has crossed', async () => {
    const place = { at: 'e5', pieces: { 'white-1': { at: 'e5', step: 4 }, 'white-2': 'g5', 'red-1': 'k9' } }
    await jackalTable('swamp crocodile', place, { viewer: 'white', bots: BOTS })
    const { plain, gains } = told({ kind: 'go', piece: 'white-1', to: cellNamed('f5') }) ?? {}
    expect(plain).toHaveLength(1)
    expect(gains).not.toContain('Then he may leave the tile')
  })

  it('shows how near a swimmer comes to its ship, and when it is out of the water', async () => {
    const place = { pieces: { 'white-1': 'e1', 'white-2': 'g1', 'red-1': 'a7' } }
    await jackalTable('.', place, { viewer: 'white', bots: BOTS })
    const swim = (cell: string) => told({ kind: 'go', piece: 'white-1', to: cellNamed(cell) })?.gains
    expect(swim('f1')).toEqual(['Closer to the ship: 1 more turn in the water'])
    expect(swim('d1')).toEqual([])
  })

  it('shows the use of coming aboard', async () => {
    const place = { pieces: { 'white-1': 'f1', 'white-2': 'g2', 'red-1': 'a7' } }
    await jackalTable('.', place, { viewer: 'white', bots: BOTS })
    const aboard = (piece: string) => told({ kind: 'go', piece, to: cellNamed('g1') })?.gains
    expect([aboard('white-1'), aboard('white-2')]).toEqual([['Out of the water'], ['Nobody can hit him aboard']])
  })

  it('names the nearer closed tile for a piece without visible gold', async () => {
    const place = { at: 'e5', farCoin: false, tiles: { h5: '?chest-1' }, pieces: { 'white-1': 'e5', 'red-1': 'k9' } }
    await jackalTable('. .', place, { viewer: 'white', bots: BOTS })
    expect(told({ kind: 'go', piece: 'white-1', to: cellNamed('f5') })?.gains).toContain(
      'Closer to the closed tile at h5',
    )
  })

  it('names both tiles of an earthquake', async () => {
    const shaken = { tiles: { f5: '?earthquake', h5: 'fort' }, pieces: { 'white-1': 'e5', 'red-1': 'k9' } }
    const table = await jackalTable('.', shaken, { viewer: 'white', bots: BOTS })
    await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
    const swap = (cell: string) => ({ kind: 'swap', cell: cellNamed(cell) })
    const facts = JACKAL_COACH.tell({ move: swap('h5'), sequel: [swap('c4')], value: 0.5 } as AdvisedMove, {
      t: translator('en'),
      nameOf: (seat: string) => seat,
    })
    expect(facts?.plain).toEqual(['h5 Fort and c4 Open ground change places'])
  })

  it('does not hold against a swimmer that it comes into the water', async () => {
    const place = { pieces: { 'white-1': 'a6', 'white-2': 'g1', 'red-1': 'g13' } }
    await jackalTable('.', place, { viewer: 'white', bots: BOTS })
    expect(told({ kind: 'go', piece: 'white-1', to: cellNamed('a5') })).toMatchObject({ risks: [] })
  })

  it('says for a fork that one of its ways leads to gold, and describes the chest by its remaining coins', async () => {
    const forked = '. chest-5=3 . \n . arrow-4 . \n . . .'
    const place = { at: 'e4', pieces: { 'white-1': 'f4', 'white-2': 'g1', 'red-1': 'g13' } }
    await jackalTable(forked, place, { viewer: 'white', bots: BOTS })
    const facts = told({ kind: 'go', piece: 'white-1', to: cellNamed('f5') })
    expect(facts?.gains).toContain('From there, on to the gold at f6')
    expect(facts?.plain.join()).toContain('f6 Chest: 3 coins')
  })

  it('says for a fork that one of its ways leads aboard, for the only piece ashore', async () => {
    const place = { tiles: { g2: 'arrow-4' }, pieces: { 'white-1': 'f3', 'white-2': 'g1', 'red-1': 'a7' } }
    await jackalTable('.', place, { viewer: 'white', bots: BOTS })
    const gains = (piece: string) => told({ kind: 'go', piece, to: cellNamed('g2') })?.gains
    expect(gains('white-1')).toContain('One way leads aboard')
    expect(gains('white-2')).not.toContain('One way leads aboard')
  })

  it('says that a piece frees a friend from the trap, or that one of its ways does', async () => {
    const held = { 'white-2': { at: 'f5', trapped: true } }
    const place = { at: 'e4', pieces: { 'white-1': 'e5', ...held, 'red-1': 'k9' } }
    await jackalTable('. trap \n arrow-4 .', place, { viewer: 'white', bots: BOTS })
    const to = (cell: string, language: 'en' | 'ru' = 'en') =>
      told({ kind: 'go', piece: 'white-1', to: cellNamed(cell) }, language)?.gains
    expect(to('f5')).toContain('Frees from the trap: white pirate')
    expect(to('f5', 'ru')).toContain('Освободит из ловушки: белый пират')
    expect(to('e6')?.join()).not.toMatch(/frees/i)
    await jackalTable(
      '. arrow-4 trap',
      { ...place, at: 'd5', pieces: { ...place.pieces, 'white-1': 'd5' } },
      { viewer: 'white', bots: BOTS },
    )
    expect(to('e5')).toContain('One way frees from the trap: white pirate')
  })

  it('names the ship to which an own piece brings gold for an ally', async () => {
    const pieces = { 'white-1': 'g12', 'black-1': 'd4', 'red-1': 'a7', 'yellow-1': 'm7' }
    const place = { at: 'g12', options: { alliances: 'pairs' }, pieces }
    await jackalTable('empty=1', place, { viewer: 'white', bots: ['red', 'black', 'yellow'] })
    const home = { kind: 'go', piece: 'white-1', to: cellNamed('g13'), carry: 'coin' }
    expect(told(home)?.gains).toEqual(['Black: +1 gold aboard'])
  })

  it('mentions no freed piece if an enemy is in the trap', async () => {
    const place = { at: 'e5', pieces: { 'white-1': 'e5', 'white-2': 'g1', 'red-1': { at: 'f5', trapped: true } } }
    await jackalTable('. trap', place, { viewer: 'white', bots: BOTS })
    expect(told({ kind: 'go', piece: 'white-1', to: cellNamed('f5') })?.gains).toEqual(['Hits: red pirate'])
  })

  it.each([
    ['an enemy', { 'red-1': 'i6' }, 'gains'],
    ['one of ours', { 'white-2': 'i6', 'red-1': 'a7' }, 'risks'],
  ] as const)('counts the pieces that the bear reaches as good or bad: %s', async (_, pieces, side) => {
    const more = { bear: { at: 'h5', wokenBy: 'white' } }
    const plan = { options: { variant: 'archipelago' }, pieces: { 'white-1': 'e5', ...pieces }, more }
    await jackalTable('. .', plan, { viewer: 'white', bots: BOTS })
    const facts = told({ kind: 'go', piece: 'white-1', to: cellNamed('f5') })
    expect(facts?.[side].join()).toContain('The bear then steps to')
  })
})

describe('under the grove, leading an enemies’ crew, the coach of Jackal', () => {
  const words = (language: 'en' | 'ru') => ({ t: translator(language), nameOf: (seat: string) => seat })
  const told = (move: object, language: 'en' | 'ru' = 'en') =>
    JACKAL_COACH.tell({ move, value: 0.5 } as AdvisedMove, words(language))
  /** Opens a turn in which Red leads White's crew. */
  const led = (drawing: string, pieces: Record<string, string>) =>
    jackalTable(drawing, { at: 'g2', pieces, more: { grove: { turnsLeft: 2 } } }, { viewer: 'red', bots: ['white'] })

  it('names the owner of the gold that comes aboard, and counts it against the move', async () => {
    await led('empty=1', { 'white-1': 'g2', 'white-2': 'g1', 'red-1': 'g13' })
    const home = { kind: 'go', piece: 'white-1', to: cellNamed('g1'), carry: 'coin' }
    expect(told(home)).toMatchObject({ gains: [], risks: ['White: +1 gold aboard'] })
    expect(told(home, 'ru')).toMatchObject({ gains: [], risks: ['У белых: +1 золота на борт'] })
  })

  it('counts harm to the enemies as good', async () => {
    await led('. cannibal', { 'white-1': 'g2', 'white-2': 'g1', 'red-1': 'g13' })
    const death = told({ kind: 'go', piece: 'white-1', to: cellNamed('h2') })
    expect(death).toMatchObject({ gains: ['White: he dies'], risks: [] })
  })

  it('counts hits on our own pieces against them', async () => {
    await led('. .', { 'white-1': 'g2', 'white-2': 'g1', 'red-1': 'h2' })
    const { gains, risks } = told({ kind: 'go', piece: 'white-1', to: cellNamed('h2') }) ?? {}
    expect([gains?.join(), risks?.[0]]).toEqual([expect.not.stringContaining('Hits'), 'Hits: red pirate'])
  })

  it('names the ship that sails, and the crews of pieces with the same destination', async () => {
    await led('. .', { 'white-1': 'g1', 'white-2': 'g3', 'white-3': 'f3', 'red-1': 'g13' })
    const sail = { kind: 'sail', team: 'white', to: cellNamed('h1') }
    expect(told(sail)?.title).toBe('The white ship → h1')
    expect(told(sail, 'ru')?.title.replaceAll('\u00a0', ' ')).toBe('Корабль белых → h1')
    const step = { kind: 'go', piece: 'white-2', to: cellNamed('g4') }
    expect(told(step)?.title).toBe('White pirate g3 → g4')
  })
})

describe('against a worse move without other disadvantages, the coach of Jackal gives', () => {
  const place = { at: 'g2', pieces: { 'white-1': 'g2', 'white-2': 'd4', 'red-1': 'g13' } }
  const home = { kind: 'go', piece: 'white-1', to: cellNamed('g1'), carry: 'coin' }
  const step = { kind: 'go', piece: 'white-2', to: cellNamed('d5') }
  const risks = (move: object, worth: number, best?: object, language: 'en' | 'ru' = 'en') =>
    JACKAL_COACH.tell(
      { move, value: 0.5, worth } as AdvisedMove,
      { t: translator(language), nameOf: (seat: string) => seat },
      best && ({ move: best, value: 0.5, worth: 2 } as AdvisedMove),
    )?.risks
  const table = () => jackalTable('empty=1', place, { viewer: 'white', bots: BOTS })

  it('the advantage of the best one', async () => {
    await table()
    expect(risks(step, 1, home)).toEqual(['Better: +1 gold aboard'])
    expect(risks(step, 1, home, 'ru')).toEqual(['Лучше: +1 золота на борт'])
    expect(risks(step, 1)).toEqual([])
  })

  it('the difference in coins, if both have the same advantages', async () => {
    await table()
    const other = { kind: 'go', piece: 'white-2', to: cellNamed('d3') }
    const told = [1.8, 1.4, 1, -1].map((worth) => risks(other, worth, step)?.join())
    expect(told).toEqual([
      'About a quarter of a coin behind the best move',
      'About half a coin behind the best move',
      'About 1 coin behind the best move',
      'About 3 coins behind the best move',
    ])
    expect(risks(other, -1, step, 'ru')).toEqual(['Примерно на 3 монеты меньше, чем у лучшего хода'])
  })

  it('only the disadvantages of the move itself, if it has any', async () => {
    const near = { ...place, pieces: { ...place.pieces, 'red-1': 'e6' } }
    await jackalTable('empty=1', near, { viewer: 'white', bots: BOTS })
    expect(risks(step, 1, home)).toEqual(['May be hit by: red pirate'])
  })
})
