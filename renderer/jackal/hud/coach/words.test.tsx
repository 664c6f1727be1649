import { describe, expect, it } from 'vitest'
import type { AdvisedMove } from '../../../../electron/contract/ipc.ts'
import { cellNamed } from '../../../gallery/jackalBoard.ts'
import { translator } from '../../../i18n/t.ts'
import { jackalTable } from '../../../testkit/jackal.ts'
import { JACKAL_COACH } from './coach.ts'

const BOTS = ['red'] as const
const COIN_ON_SWAMP = { at: 'f3', pieces: { 'white-1': 'f3', 'white-2': 'g1', 'red-1': 'k9' } }

/** Without the spaces at which no line breaks. */
const plainSpaces = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

describe('the coach of Jackal says', () => {
  const told = (move: object, language: 'en' | 'ru' = 'en') =>
    JACKAL_COACH.tell({ move, value: 0.5 } as AdvisedMove, {
      t: translator(language),
      nameOf: (seat: string) => seat,
    })

  it('says of one who crosses a tile on which step he goes on, as the log does', async () => {
    const place = { at: 'e5', pieces: { 'white-1': { at: 'e5', step: 2 }, 'white-2': 'g5', 'red-1': 'k9' } }
    await jackalTable('swamp . .', place, { viewer: 'white', bots: BOTS })
    const on = { kind: 'go', piece: 'white-1', to: cellNamed('e5') }
    expect(told(on)?.title).toBe('White pirate goes on at e5, step 3')
    expect(told(on, 'ru')?.title).toBe('Белый пират идёт дальше по e5, шаг 3')
  })

  it('says so in one phrase where he takes the coin along', async () => {
    const table = await jackalTable('empty=1 swamp', COIN_ON_SWAMP, { viewer: 'white', bots: BOTS })
    await table.play({ kind: 'go', piece: 'white-1', to: 'g3', carry: 'coin' })
    await table.play({ kind: 'go', piece: 'red-1', to: 'k8' })
    const on = { kind: 'go', piece: 'white-1', to: cellNamed('g3'), carry: 'coin' }
    expect(plainSpaces(told(on)?.title)).toBe('White pirate goes on at g3 with the coin, step 2')
    expect(plainSpaces(told(on, 'ru')?.title)).toBe('Белый пират с монетой идёт дальше по g3, шаг 2')
    const { carry: _, ...without } = on
    expect(plainSpaces(told(without)?.title)).toBe('White pirate goes on at g3 without the coin, step 2')
  })

  it('tells how many steps of the tile are left to whoever crosses it', async () => {
    const place = { at: 'e5', pieces: { 'white-1': { at: 'e5', step: 1 }, 'white-2': 'g5', 'red-1': 'k9' } }
    await jackalTable('mountain', place, { viewer: 'white', bots: BOTS })
    const on = { kind: 'go', piece: 'white-1', to: cellNamed('e5') }
    expect(told(on)?.gains).toContain('Then 3 more steps to cross the tile')
    expect(told(on, 'ru')?.gains).toContain('Потом ещё 3 шага до края клетки')
  })

  it('tells nothing of steps where a crocodile drives him back to the tile that he has crossed', async () => {
    const place = { at: 'e5', pieces: { 'white-1': { at: 'e5', step: 4 }, 'white-2': 'g5', 'red-1': 'k9' } }
    await jackalTable('swamp crocodile', place, { viewer: 'white', bots: BOTS })
    const { plain, gains } = told({ kind: 'go', piece: 'white-1', to: cellNamed('f5') }) ?? {}
    expect(plain).toHaveLength(1)
    expect(gains).not.toContain('Then he may leave the tile')
  })

  it('tells a swimmer how near he comes to his ship, and when he is out of the water', async () => {
    const place = { pieces: { 'white-1': 'e1', 'white-2': 'g1', 'red-1': 'a7' } }
    await jackalTable('.', place, { viewer: 'white', bots: BOTS })
    const swim = (cell: string) => told({ kind: 'go', piece: 'white-1', to: cellNamed(cell) })?.gains
    expect(swim('f1')).toEqual(['Closer to the ship: 1 more turn in the water'])
    expect(swim('d1')).toEqual([])
  })

  it('tells whoever comes aboard what that is good for', async () => {
    const place = { pieces: { 'white-1': 'f1', 'white-2': 'g2', 'red-1': 'a7' } }
    await jackalTable('.', place, { viewer: 'white', bots: BOTS })
    const aboard = (piece: string) => told({ kind: 'go', piece, to: cellNamed('g1') })?.gains
    expect([aboard('white-1'), aboard('white-2')]).toEqual([['Out of the water'], ['Nobody can hit him aboard']])
  })

  it('tells whoever has no gold in sight which closed tile he comes closer to', async () => {
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

  it('holds nothing against a swimmer that he comes into the water', async () => {
    const place = { pieces: { 'white-1': 'a6', 'white-2': 'g1', 'red-1': 'g13' } }
    await jackalTable('.', place, { viewer: 'white', bots: BOTS })
    expect(told({ kind: 'go', piece: 'white-1', to: cellNamed('a5') })).toMatchObject({ risks: [] })
  })

  it('says for a fork that one of its ways leads to gold, and calls the chest by what is left in it', async () => {
    const forked = '. chest-5=3 . \n . arrow-4 . \n . . .'
    const place = { at: 'e4', pieces: { 'white-1': 'f4', 'white-2': 'g1', 'red-1': 'g13' } }
    await jackalTable(forked, place, { viewer: 'white', bots: BOTS })
    const facts = told({ kind: 'go', piece: 'white-1', to: cellNamed('f5') })
    expect(facts?.gains).toContain('From there on to the gold at f6')
    expect(facts?.plain.join()).toContain('f6 Chest: 3 coins')
  })

  it('says for a fork that one of its ways leads aboard to whoever is ashore alone', async () => {
    const place = { tiles: { g2: 'arrow-4' }, pieces: { 'white-1': 'f3', 'white-2': 'g1', 'red-1': 'a7' } }
    await jackalTable('.', place, { viewer: 'white', bots: BOTS })
    const gains = (piece: string) => told({ kind: 'go', piece, to: cellNamed('g2') })?.gains
    expect(gains('white-1')).toContain('One of the ways leads aboard')
    expect(gains('white-2')).not.toContain('One of the ways leads aboard')
  })
})
