import { FIELD_SIZE } from '../../../engine/sea-battle/cells.ts'
import { FLAGS, FLEET } from '../../../engine/sea-battle/data/fleet.ts'
import { opening, type Translate } from '../../i18n/t.ts'
import type { OnePage, OnePageRow } from '../../ui/onePage.ts'
import { MARKS } from '../hud/legend/legend.ts'

/** Returns Sea Battle on one page. */
export function onePage(t: Translate): OnePage {
  const told = (id: 'prepare' | 'turn' | 'end' | 'options' | 'flags', rows: readonly OnePageRow[] = []) => ({
    id,
    title: t(`onePage.sea.${id}.title`),
    lines: t(`onePage.sea.${id}.text`, { ships: FLEET.length, side: FIELD_SIZE }).split('\n'),
    rows,
  })
  return {
    goal: t('onePage.sea.goal', { ships: FLEET.length }),
    parts: [
      told('prepare'),
      { id: 'fleet', title: t('onePage.sea.fleet.title'), lines: [], rows: fleetRows(t) },
      told('turn'),
      { id: 'marks', title: t('onePage.sea.marks.title'), lines: [], rows: markRows(t) },
      told('end'),
      told('options'),
      told('flags', flagRows(t)),
    ],
  }
}

function fleetRows(t: Translate): readonly OnePageRow[] {
  return [...new Set(FLEET)].map((length) => {
    const name = opening(t(`ship.${length}`))
    const rule = t('onePage.sea.ship', { length })
    const count = FLEET.filter((one) => one === length).length
    return { figures: [{ id: `ship/${length}`, name, rule, count }], name, rule }
  })
}

function markRows(t: Translate): readonly OnePageRow[] {
  return MARKS.map((mark) => {
    const name = opening(t(`mark.${mark}`))
    const rule = t(`onePage.sea.mark.${mark}`)
    return { figures: [{ id: `mark/${mark}`, name, rule, count: null }], name, rule }
  })
}

function flagRows(t: Translate): readonly OnePageRow[] {
  return FLAGS.map((flag) => {
    const name = t(`flag.${flag}`)
    return { figures: [{ id: `flag/${flag}`, name, rule: '', count: null }], name, rule: '' }
  })
}
