import { printCell } from '../../../../engine/jackal/cells.ts'
import type { JackalState } from '../../../../engine/jackal/types.ts'
import { Token, TokenGap } from '../../../hud/frame/Dock.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { opening } from '../../../i18n/t.ts'
import { ActorPicture } from '../../hud/dock/ActorPicture.tsx'
import { tileCardOf } from '../../hud/tileCard/tileCard.ts'
import { Flag } from '../../insignia/insignia.tsx'
import { TileSeen } from '../../insignia/TileFace.tsx'
import { isSame } from '../../intent/actorRules.ts'
import { useIntent } from '../../intent/intent.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { placeOf, type Selected, selectablesOf, type Target, targetsOf, vesselCellOf } from '../../intent/targets.ts'
import { pieceFullName } from '../../names.ts'
import { vesselAt } from '../../table/vessels.ts'

/** With more targets than this the player chooses on the board alone. */
const MOST_GOALS = 12

interface RailProps {
  readonly view: JackalState
  readonly intent: IntentState
}

/**
 * Tokens for fingers, for which cells are too small: all pieces that may act, and then the targets of the chosen one. A
 * token keeps its place whichever piece is chosen.
 */
export function Rail({ view, intent }: RailProps) {
  const { t } = useWords()
  const able = selectablesOf(intent.asked)
  const goals = targetsOf(intent)
  return (
    <>
      {able.length > 0 && (
        <fieldset className="token-group" aria-label={t('flat.jackal.men')} data-testid="flat-men">
          {able.map((one) => (
            <Actor
              key={one.kind === 'piece' ? one.id : `${one.boat ? 'boat' : 'ship'} ${one.team}`}
              one={one}
              view={view}
              intent={intent}
            />
          ))}
        </fieldset>
      )}
      {goals.length > 0 && goals.length <= MOST_GOALS && (
        <>
          <TokenGap />
          <fieldset className="token-group" aria-label={t('flat.jackal.goals')} data-testid="flat-goals">
            {goals.map((target) => (
              <Goal key={target.cell} target={target} view={view} isAimed={target.cell === intent.cursor} />
            ))}
          </fieldset>
        </>
      )}
    </>
  )
}

interface ActorProps extends RailProps {
  readonly one: Selected
}

/** A piece that may act; a press chooses it. */
function Actor({ one, view, intent: { selected } }: ActorProps) {
  const { t } = useWords()
  const at = one.kind === 'piece' ? placeOf(one.id, view) : vesselCellOf(view, one)
  const cell = at === null ? '' : printCell(view.board, at)
  const name =
    one.kind === 'piece'
      ? opening(pieceFullName(t, one.id))
      : t(one.boat ? 'card.boat' : 'card.ship', { team: t(`team.${one.team}`) })
  return (
    <Token
      label={`${name} ${cell}`}
      icon={<ActorPicture one={one} view={view} />}
      caption={cell}
      pressed={isSame(one, selected)}
      onPress={() => useIntent.getState().choosePortrait(one)}
    />
  )
}

interface GoalProps {
  readonly target: Target
  readonly view: JackalState
  readonly isAimed: boolean
}

/** A lit cell; a press aims there. */
function Goal({ target: { cell, fatal }, view, isAimed }: GoalProps) {
  const { t } = useWords()
  const { title, face, cell: name } = tileCardOf(view, cell, t)
  const owner = vesselAt(view, cell)
  return (
    <Token
      label={`${name}: ${title}${fatal ? `. ${t('prompt.fatal')}` : ''}`}
      icon={
        <span className="goal-token" data-fatal={fatal}>
          {face ? <TileSeen {...face} size={2.5} /> : owner && <Flag team={owner} width={2} />}
        </span>
      }
      caption={name}
      pressed={isAimed}
      onPress={() => useIntent.getState().aimAt(cell)}
    />
  )
}
