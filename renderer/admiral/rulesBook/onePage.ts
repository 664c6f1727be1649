import { CAPTAINS } from '../../../engine/admiral/data/captains.ts'
import { numbersIn, RULESET } from '../../../engine/admiral/data/ruleset.ts'
import { SHIP_CLASSES } from '../../../engine/admiral/types.ts'
import { opening, type Translate } from '../../i18n/t.ts'
import type { OnePage, OnePageRow } from '../../ui/onePage.ts'
import { className } from '../names.ts'

const NUMBERS = numbersIn(RULESET)

/** Returns Admiral on one page, with the numbers of the default ruleset. */
export function onePage(t: Translate): OnePage {
  const numbers = numbersTold()
  const told = (
    id: 'prepare' | 'round' | 'sail' | 'fire' | 'board' | 'captains',
    rows: readonly OnePageRow[] = [],
  ) => ({
    id,
    title: t(`onePage.admiral.${id}.title`),
    lines: t(`onePage.admiral.${id}.text`, numbers).split('\n'),
    rows,
  })
  return {
    goal: t('onePage.admiral.goal', numbers),
    parts: [
      told('prepare'),
      told('round'),
      told('sail'),
      told('fire'),
      told('board'),
      { id: 'units', title: t('onePage.admiral.units.title'), lines: [], rows: unitRows(t) },
      told('captains', captainRows(t)),
    ],
  }
}

function numbersTold() {
  const { rounds, weather, wreck, repair, faces, field } = NUMBERS
  const list = (numbers: readonly number[]) => numbers.join(', ')
  return {
    rounds,
    wreck,
    repair,
    ...field,
    ...weather,
    all: weather.fresh + weather.calm + weather.storm,
    broadside: list(faces.broadside),
    chaser: list(faces.chaser),
    middle: list(faces.middle),
    close: list(faces.close),
    shaken: list(faces.shaken),
    crippled: list(faces.crippled),
    critical: list(faces.critical),
  }
}

function unitRows(t: Translate): readonly OnePageRow[] {
  const row = (kind: (typeof SHIP_CLASSES)[number] | 'fort', rule: string): OnePageRow => {
    const name = opening(className(t, kind))
    return { figures: [{ id: `unit/${kind}`, name, rule, count: null }], name, rule }
  }
  const ships = SHIP_CLASSES.map((kind) => row(kind, t('onePage.admiral.ship', NUMBERS.classes[kind])))
  return [...ships, row('fort', t('onePage.admiral.fort', NUMBERS.fort))]
}

function captainRows(t: Translate): readonly OnePageRow[] {
  return CAPTAINS.map((captain) => {
    const [name, rule] = [t(`captain.${captain}`), t(`captain.${captain}.rule`)]
    return { figures: [{ id: `captain/${captain}`, name, rule, count: null }], name, rule }
  })
}
