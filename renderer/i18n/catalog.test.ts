import { describe, expect, it } from 'vitest'
import { GAME_IDS, PROBLEM_CODES, QUALITY_TIERS } from '../../electron/contract/ipc.ts'
import { CAPTAINS } from '../../engine/admiral/data/captains.ts'
import { RULE_IDS as ADMIRAL_RULES } from '../../engine/admiral/data/ruleIds.ts'
import { HEADINGS } from '../../engine/admiral/geometry/headings.ts'
import * as admiral from '../../engine/admiral/types.ts'
import { TILE_KINDS, tileRow } from '../../engine/jackal/data/tiles.ts'
import { DEATH_CAUSES, END_REASONS, PIECE_TYPES, REFUSALS, STEP_CAUSES, TEAMS } from '../../engine/jackal/types.ts'
import { FLAGS } from '../../engine/sea-battle/data/fleet.ts'
import { RULE_IDS as SEA_RULES } from '../../engine/sea-battle/data/ruleIds.ts'
import { REFUSALS as SEA_REFUSALS, SEATS, SHOT_RESULTS } from '../../engine/sea-battle/types.ts'
import { CONDITIONS } from '../admiral/hud/fleet/fleets.ts'
import { MODES } from '../jackal/newMatch/newMatch.ts'
import { MARKS } from '../sea-battle/hud/legend/legend.ts'
import { CATALOGS } from './all.ts'
import { admiralTable as enAdmiral } from './en/admiral/tableTexts.ts'
import { book as enBook } from './en/book.ts'
import { jackalTable as enJackal } from './en/jackal/tableTexts.ts'
import { seaBattleTable as enSeaBattle } from './en/sea-battle/tableTexts.ts'
import { shared as enShared } from './en/shared.ts'
import { admiralTable as ruAdmiral } from './ru/admiral/tableTexts.ts'
import { book as ruBook } from './ru/book.ts'
import { jackalTable as ruJackal } from './ru/jackal/tableTexts.ts'
import { seaBattleTable as ruSeaBattle } from './ru/sea-battle/tableTexts.ts'
import { shared as ruShared } from './ru/shared.ts'
import { LANGUAGES, type Message, translator } from './t.ts'

const formsOf = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : Object.values(message)
const holesOf = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort()
const entries = (language: 'en' | 'ru') => Object.entries(CATALOGS[language])

describe('both catalogs', () => {
  it('have the same keys', () => {
    expect(Object.keys(CATALOGS.ru).sort()).toEqual(Object.keys(CATALOGS.en).sort())
  })

  it('set the percent sign as each language does: apart from its number in Russian, without a line break', () => {
    const set = (language: 'en' | 'ru') =>
      entries(language).flatMap(([, message]) => formsOf(message).flatMap((text) => text.match(/.%/g) ?? []))
    expect([...new Set(set('ru'))]).toEqual(['\u00a0%'])
    expect(set('en').filter((sign) => !/[}\d]%/.test(sign))).toEqual([])
  })

  it('use one word for a round of Admiral', () => {
    const ofAdmiral = entries('ru').filter(([key]) => /adm\.|admiral|course\.|fire\./.test(key))
    const calls = ofAdmiral.filter(([, message]) => formsOf(message).some((text) => /\sкруга?(?![а-яё])/.test(text)))
    expect(calls.map(([key]) => key)).toEqual([])
  })

  it('name the same parameters in every form', () => {
    const different = entries('en').flatMap(([key, message]) => {
      const wanted = holesOf(formsOf(message).at(-1) ?? '')
      const russian = formsOf(CATALOGS.ru[key as keyof typeof CATALOGS.ru]) // the keys are equal, as checked above
      return [...formsOf(message), ...russian].every((form) => `${holesOf(form)}` === `${wanted}`) ? [] : [key]
    })
    expect(different).toEqual([])
  })

  it('consist of parts that share no key', () => {
    const parts = {
      en: [enShared, enJackal, enAdmiral, enSeaBattle, enBook],
      ru: [ruShared, ruJackal, ruAdmiral, ruSeaBattle, ruBook],
    }
    for (const language of LANGUAGES) {
      const keys = parts[language].flat().flatMap((part) => Object.keys(part))
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
      expect(keys.toSorted()).toEqual(Object.keys(CATALOGS[language]).toSorted())
    }
  })

  it('leave no text empty', () => {
    for (const language of LANGUAGES) {
      const empty = entries(language).filter(([, message]) => formsOf(message).some((form) => form.trim() === ''))
      expect(empty).toEqual([])
    }
  })

  it('give the plural forms that the language has', () => {
    const plural = (language: 'en' | 'ru') => entries(language).filter(([, message]) => typeof message !== 'string')
    for (const [, forms] of plural('ru')) expect(Object.keys(forms).sort()).toEqual(['few', 'many', 'one', 'other'])
    for (const [, forms] of plural('en')) expect(Object.keys(forms).sort()).toEqual(['one', 'other'])
  })

  it('write Russian in Cyrillic', () => {
    const latin = entries('ru').filter(([, message]) => !formsOf(message).some((form) => /[а-яё]/i.test(form)))
    const expected = [
      'common.',
      'speed.',
      'key.',
      'language.en',
      'menu.language',
      'log.',
      'textScale.',
      'grove.line',
      'result.share',
      'fire.by',
      'name.number',
      'coach.jackal.go',
      'coach.jackal.sail.of',
      'coach.jackal.at',
      'ships.named',
      'new.fault.name',
      'screens.network.wifi',
      'keys.command',
      'caption.from',
    ]
    expect(latin.filter(([key]) => !expected.some((prefix) => key.startsWith(prefix)))).toEqual([])
  })
})

describe.each(LANGUAGES)('the %s catalog covers', (language) => {
  const keys = new Set(Object.keys(CATALOGS[language]))
  const missing = (wanted: readonly string[]) => wanted.filter((key) => !keys.has(key))

  it('every refusal', () => expect(missing(REFUSALS.map((code) => `refusal.${code}`))).toEqual([]))
  it('every tile kind', () =>
    expect(missing(TILE_KINDS.flatMap((kind) => [`tile.${kind}.name`, `tile.${kind}.rule`]))).toEqual([]))
  it('the rule of every tile kind', () =>
    expect(missing(TILE_KINDS.map((kind) => `rule.${tileRow(kind).rule}.text`))).toEqual([]))
  it('every cause of death', () => expect(missing(DEATH_CAUSES.map((cause) => `log.pieceDied.${cause}`))).toEqual([]))
  it('every way to be carried; a launch is described for the boat', () => {
    const told = STEP_CAUSES.filter((cause) => cause !== 'launch').map((cause) => `log.pieceMoved.${cause}`)
    expect(missing([...told, 'log.boatLaunched'])).toEqual([])
  })
  it('every end of a match', () => expect(missing(END_REASONS.map((reason) => `end.${reason}`))).toEqual([]))
  it('every problem of the host', () => expect(missing(PROBLEM_CODES.map((code) => `problem.${code}`))).toEqual([]))
  it('every team and piece', () => {
    expect(missing(TEAMS.flatMap((team) => [`team.${team}`, `team.${team}.crew`, `pirate.${team}`]))).toEqual([])
    expect(missing(PIECE_TYPES.flatMap((type) => [`piece.${type}`, `piece.${type}.for`]))).toEqual([])
  })
  it('every option of a match', () => {
    const options = ['shipPicksUpSwimmers', 'endWhenDecided', 'idleRounds']
    expect(missing(options.flatMap((option) => [`option.${option}`, `option.${option}.about`]))).toEqual([])
    expect(missing(MODES.flatMap((mode) => [`mode.${mode}`, `mode.${mode}.about`]))).toEqual([])
  })
  it('every game', () => expect(missing(GAME_IDS.flatMap((id) => [`game.${id}`, `game.${id}.about`]))).toEqual([]))
  it('all of Sea Battle', () => {
    expect(missing(SEA_REFUSALS.map((code) => `refusal.${code}`))).toEqual([])
    expect(missing(SEA_RULES.flatMap((id) => [`rule.${id}.title`, `rule.${id}.text`]))).toEqual([])
    expect(missing(FLAGS.flatMap((flag) => [`flag.${flag}`, `flag.${flag}.under`]))).toEqual([])
    expect(missing(SHOT_RESULTS.map((result) => `log.shotFired.${result}`))).toEqual([])
    expect(missing([1, 2, 3, 4].map((length) => `ship.${length}`))).toEqual([])
    expect(missing([...MARKS.map((mark) => `mark.${mark}`), ...SEATS.map((seat) => `side.${seat}`)])).toEqual([])
    const options = ['touch', 'shapes', 'autoMark'].flatMap((name) => [`option.${name}`, `option.${name}.about`])
    expect(missing([...options, 'option.first', 'first.draw', ...SEATS.map((seat) => `first.${seat}`)])).toEqual([])
  })
  it('all of Admiral', () => {
    const cases = ['nom', 'gen', 'dat', 'acc']
    const teams = admiral.TEAMS.flatMap((team) => [
      `fleet.${team}`,
      `fleet.${team}.short`,
      ...cases.map((form) => `adj.${team}.${form}`),
    ])
    const classes = [...admiral.SHIP_CLASSES, 'fort'].flatMap((kind) => cases.map((form) => `class.${kind}.${form}`))
    expect(missing([...teams, ...classes])).toEqual([])
    expect(missing(ADMIRAL_RULES.flatMap((id) => [`rule.${id}.title`, `rule.${id}.text`]))).toEqual([])
    expect(missing(CAPTAINS.flatMap((one) => [`captain.${one}`, `captain.${one}.rule`]))).toEqual([])
    expect(missing(HEADINGS.map((one) => `heading.${one}`))).toEqual([])
    expect(missing(admiral.STRENGTHS.flatMap((one) => [`wind.${one}`, `wind.${one}.about`]))).toEqual([])
    expect(missing(admiral.SCENARIOS.flatMap((one) => [`scenario.${one}`, `scenario.${one}.about`]))).toEqual([])
    expect(missing(admiral.REPLY_CHOICES.map((one) => `reply.${one}`))).toEqual([])
    expect(missing(admiral.OFFER_KINDS.map((one) => `hint.adm.offer.${one}`))).toEqual([])
    expect(missing(admiral.END_REASONS.map((one) => `end.${one}`))).toEqual([])
    expect(missing(CONDITIONS.map((one) => `state.${one}`))).toEqual([])
  })
  it('every setting', () => expect(missing(QUALITY_TIERS.map((tier) => `quality.${tier}`))).toEqual([]))
})

describe('the translator', () => {
  it('keeps a dash on the line of the word before it', () => {
    const text = translator('ru')('lesson.tiles.swim.text')
    expect(text).toContain('Вплавь\u00a0— клетка')
    expect(text).not.toContain(' —')
  })

  it('fills parameters in', () => {
    expect(translator('en')('saves.imported', { title: 'Tortuga' })).toBe('“Tortuga” has been added to your saves')
  })

  it('chooses the Russian plural form by the number', () => {
    const t = translator('ru')
    expect([1, 2, 5, 11, 21, 37].map((n) => t('count.coins', { n }))).toEqual([
      '1 монета',
      '2 монеты',
      '5 монет',
      '11 монет',
      '21 монета',
      '37 монет',
    ])
  })

  it('chooses the English plural form by the number', () => {
    expect([1, 2].map((n) => translator('en')('count.coins', { n }))).toEqual(['1 coin', '2 coins'])
  })
})
