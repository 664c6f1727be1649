import { isShip, shipNamed, unitNamed } from '../../../../engine/admiral/fleet.ts'
import { boardingOdds } from '../../../../engine/admiral/foresight.ts'
import type { AdmiralState, UnitId } from '../../../../engine/admiral/types.ts'
import { useText } from '../../../i18n/useText.ts'
import { CommandKey } from '../../../input/CommandKey.tsx'
import { TABLE } from '../../../input/tableCommands.ts'
import { Button } from '../../../ui/controls.tsx'
import { ADMIRAL } from '../../commands.ts'
import { boardMove, mayUseCaptain } from '../../intent/gunneryRules.ts'
import { useIntent } from '../../intent/intent.ts'
import { shootableAt } from '../../intent/targets.ts'
import { nameIn } from '../../names.ts'
import { Bubble } from '../bubbles/Bubble.tsx'
import { boardingFacts } from './attackText.ts'
import { CaptainCheck } from './Check.tsx'
import { FactList } from './FactList.tsx'

interface BoardPanelProps {
  readonly view: AdmiralState
  readonly ship: UnitId
  readonly target: UnitId
}

/** What the captain of a boarder does: Berserk for the fight, Swift before it. */
function helpOf(view: AdmiralState, ship: UnitId): 'board.helped' | 'order.swift' {
  return shipNamed(view, ship)?.captain === 'swift' ? 'order.swift' : 'board.helped'
}

/** Beside the target: how boarding her stands. */
export function BoardPanel({ view, ship, target }: BoardPanelProps) {
  const t = useText()
  const intent = useIntent()
  const unit = unitNamed(view, target)
  const move = boardMove(intent)
  const odds = move && boardingOdds(view, move)
  if (!unit || unit.at === null || !odds) return null
  const isFort = !isShip(unit)
  return (
    <Bubble
      cell={unit.at}
      away={unitNamed(view, ship)?.at ?? null}
      className="is-attack"
      title={
        isFort
          ? t('board.fort.title', { unit: nameIn(t, view, target, 'acc') })
          : t('board.title', { unit: nameIn(t, view, target, 'gen') })
      }
      testId="board"
    >
      {mayUseCaptain(intent) && <CaptainCheck about={t(helpOf(view, ship))} />}
      {isFort ? <p>{t('board.fort.about')}</p> : <FactList facts={boardingFacts(t, odds)} />}
      <Button kind="main" onClick={() => useIntent.getState().attack()} testId="btn-board">
        <CommandKey of={TABLE.commands.confirm} /> {t('board.do')}
      </Button>
      {shootableAt(intent.asked, ship, target) && (
        <Button kind="quiet" small onClick={() => useIntent.getState().aimAt(target)} testId="fire-instead">
          <CommandKey of={ADMIRAL.commands.fire} /> {t('board.fireInstead')}
        </Button>
      )}
    </Bubble>
  )
}
