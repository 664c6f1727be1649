import { describe, expect, it } from 'vitest'
import { BOT_PERSONALITIES_OF, type BotPersonality, type GameId, type Player } from '../../../electron/contract/ipc.ts'
import '../../i18n/all.ts'
import { isPlainText, LANGUAGES, translator } from '../../i18n/t.ts'
import { LINES, type Occasion, type Speakers, sayingOf, withSaying } from './sayings.ts'

const raider: Player = { kind: 'bot', level: 'easy', temper: 'raider' }
const match = (white: Player, more: Partial<Speakers> = {}): Speakers => ({
  game: 'jackal',
  seats: [
    { seat: 'white', player: white },
    { seat: 'red', player: { kind: 'human' } },
  ],
  ...more,
})
const HURT = { seat: 'white', occasion: 'hurt' } as const
const said = (speakers: Speakers, turn: number, spoke: number | null = null) => sayingOf(speakers, HURT, turn, spoke, 8)

describe('a saying', () => {
  it.each([1, 2, 3, 4, 8])('alternates between the two lines of the personality, in turns %i apart', (apart) => {
    const lines = Array.from({ length: 12 }, (_, i) => said(match(raider), apart * i))
    expect(new Set(lines)).toEqual(new Set(['say.jackal.raider.hurt.1', 'say.jackal.raider.hurt.2']))
    expect(said(match(raider), 4)).toBe(said(match(raider), 4))
  })

  it('comes only from bots with a personality of their own', () => {
    expect(said(match({ kind: 'bot', level: 'easy' }), 4)).toBeNull()
    expect(said(match({ kind: 'human' }), 4)).toBeNull()
    const poet = { kind: 'bot', level: 'easy', temper: 'poet' } as unknown as Player // of a later version
    expect(said(match(poet), 4)).toBeNull()
  })

  it('is held back for some turns after the last one, unless that was undone', () => {
    expect([10, 17, 18].map((turn) => said(match(raider), turn, 10) !== null)).toEqual([false, false, true])
    expect(said(match(raider), 9, 10)).not.toBeNull()
  })

  it('is never held back for a victory', () => {
    const won = { seat: 'white', occasion: 'won' } as const
    expect(sayingOf(match(raider), won, 10, 10, 8)).toMatch(/^say\.jackal\.raider\.won\.[12]$/)
    expect(sayingOf(match(raider, { lesson: 'first-steps' }), won, 10, null, 8)).toBeNull()
  })

  it('stands below the text of a moment, or makes a moment of its own', () => {
    const beat = { title: 'Sunk', text: 'She is gone.', line: 'Brig Albatross' }
    const rob = { name: 'Rob', flag: 'a flag' }
    expect(withSaying(beat, rob, 'Ha!')).toEqual({ ...beat, said: 'Rob: Ha!' })
    expect(withSaying(null, rob, 'Ha!')).toEqual({ title: 'Rob', text: null, picture: 'a flag', said: 'Ha!' })
  })

  it('interrupts no lesson', () => {
    expect(said(match(raider, { lesson: 'first-steps' }), 4)).toBeNull()
  })
})

const OCCASIONS: Readonly<Partial<Record<GameId, readonly Occasion[]>>> = {
  jackal: ['gold', 'hurt', 'prize', 'won'],
  admiral: ['hurt', 'sinks', 'prize', 'won'],
}

describe.each(LANGUAGES)('the lines in %s', (language) => {
  const t = translator(language)
  const lines = Object.entries(OCCASIONS).flatMap(([game, occasions]) =>
    (BOT_PERSONALITIES_OF[game as GameId] as readonly BotPersonality[]).flatMap((personality) =>
      occasions.flatMap((occasion) =>
        Array.from({ length: LINES }, (_, i) => `say.${game}.${personality}.${occasion}.${i + 1}`),
      ),
    ),
  )
  const texts = lines.map((key) => (isPlainText(key) ? t(key) : `missing ${key}`))

  it('exist for every personality and occasion, no two the same, each short', () => {
    expect(texts.filter((text) => text.startsWith('missing'))).toEqual([])
    expect(new Set(texts).size).toBe(2 * 3 * 4 * LINES)
    expect(texts.filter((text) => text.length > 56)).toEqual([])
  })
})
