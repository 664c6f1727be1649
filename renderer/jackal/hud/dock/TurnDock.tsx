import { useState } from 'react'
import { useSession } from '../../../host/session.ts'
import { seatsHere } from '../../../host/viewer.ts'
import { CoachToken } from '../../../hud/coach/CoachNote.tsx'
import { Dock, Token } from '../../../hud/frame/Dock.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { opening } from '../../../i18n/t.ts'
import { Flag } from '../../insignia/insignia.tsx'
import { isSame } from '../../intent/actorRules.ts'
import { type Actor, actorsOf } from '../../intent/actors.ts'
import { useIntent } from '../../intent/intent.ts'
import { decisionOf, type IntentState } from '../../intent/intentState.ts'
import { whyPieceCannotAct } from '../../intent/reasonRules.ts'
import { actionsOf } from '../../intent/targets.ts'
import { whyText } from '../../refusalText.ts'
import { actionHint } from '../turn/actionHint.ts'
import { goerName } from '../turn/goerName.ts'
import { ActorPicture } from './ActorPicture.tsx'
import { Answers, Belongings } from './Belongings.tsx'
import './turnDock.css'

interface TurnDockProps {
  readonly intent: IntentState
}

/**
 * The actions of the crew: pieces, loads, and answers by a button alone. The prompt names the token under the pointer.
 */
export function TurnDock({ intent }: TurnDockProps) {
  const words = useWords()
  const [pointed, point] = useState<string | null>(null)
  const decision = decisionOf(intent)
  const isAnswered = decision !== null && actionsOf(intent).length > 0
  return (
    <Dock
      surface={isAnswered ? 'parchment' : 'wood'}
      prompt={<Prompt text={pointed ?? actionHint(intent, words)} intent={intent} />}
      isAsked
      tokens={
        <>
          {!decision && <Actors intent={intent} onPoint={point} />}
          <Belongings intent={intent} />
          <CoachToken />
        </>
      }
      buttons={<Answers intent={intent} />}
    />
  )
}

/** The prompt for a choice; under its crew's flag if this screen leads several. */
function Prompt({ text, intent: { view } }: TurnDockProps & { readonly text: string }) {
  const match = useSession((state) => state.match)
  const here = seatsHere(match?.seats ?? [])
  const led = view?.teams.filter(({ seat }) => here.includes(seat)) ?? []
  if (!view || (led.length < 2 && view.groveTurns === 0)) return text
  return (
    <span className="dock-whose">
      <Flag team={view.turn} width={2} />
      {text}
    </span>
  )
}

interface ActorsProps extends TurnDockProps {
  readonly onPoint: (name: string | null) => void
}

function Actors({ intent, onPoint }: ActorsProps) {
  return actorsOf(intent).map((actor, index) => (
    <ActorToken key={keyOf(actor)} actor={actor} nth={index + 1} intent={intent} onPoint={onPoint} />
  ))
}

const keyOf = ({ one }: Actor): string => (one.kind === 'piece' ? one.id : `${one.boat ? 'boat' : 'ship'} ${one.team}`)

interface ActorTokenProps extends ActorsProps {
  readonly actor: Actor
  readonly nth: number
}

function ActorToken({ actor: { one, count, isAble }, nth, intent, onPoint }: ActorTokenProps) {
  const { t } = useWords()
  if (!intent.view) return null
  const isShip = one.kind === 'ship'
  const label = isShip ? t(one.boat ? 'crew.boat' : 'crew.ship') : opening(goerName(one, intent.view, t))
  const refusal = isAble || isShip ? null : whyPieceCannotAct(intent, one.id)
  return (
    <Token
      label={label}
      icon={<ActorPicture one={one} view={intent.view} count={count} />}
      pressed={isSame(one, intent.selected)}
      blocked={refusal && whyText(t, { refusal }).text}
      nth={nth}
      onPress={() => useIntent.getState().choosePortrait(one)}
      onPoint={(isPointed) => onPoint(isPointed ? label : null)}
      testId={isShip ? (one.boat ? 'crew-boat' : 'crew-ship') : `crew-${one.id}`}
    />
  )
}
