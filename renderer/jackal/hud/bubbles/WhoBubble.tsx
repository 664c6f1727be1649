import type { Cell, JackalState } from '../../../../engine/jackal/types.ts'
import { sounds } from '../../../audio/sounds.ts'
import { useWords } from '../../../hud/useWords.ts'
import { opening } from '../../../i18n/t.ts'
import { ChoiceKey } from '../../../input/CommandKey.tsx'
import { useIntent } from '../../intent/intent.ts'
import type { Selected } from '../../intent/targets.ts'
import { Helm, Portrait } from '../insignia.tsx'
import { goerName } from '../turn/goerName.ts'
import { Bubble } from './Bubble.tsx'

interface WhoBubbleProps {
  readonly cell: Cell
  readonly who: readonly Selected[]
}

/** Beside a cell that several can reach: which of them goes there. */
export function WhoBubble({ cell, who }: WhoBubbleProps) {
  const { t } = useWords()
  const view = useIntent((state) => state.view)
  if (!view) return null
  return (
    <Bubble cell={cell} className="wood" label={t('prompt.who')} testId="prompt">
      <p className="bubble-note">{t('prompt.who')}</p>
      {who.map((one, index) => (
        <button
          key={one.kind === 'piece' ? one.id : `ship of ${one.team}${one.boat ? ', boat' : ''}`}
          type="button"
          className="choice"
          data-testid={`prompt-${index}`}
          onClick={() => {
            sounds.play('click', { bus: 'interface' })
            useIntent.getState().sendThere(one)
          }}
        >
          <ChoiceKey n={index + 1} />
          <GoerPicture one={one} view={view} />
          <span>{opening(goerName(one, view, t))}</span>
        </button>
      ))}
    </Bubble>
  )
}

function GoerPicture({ one, view }: { readonly one: Selected; readonly view: JackalState }) {
  if (one.kind === 'ship') return <Helm size={1.5} />
  const man = view.pieces.find(({ id }) => id === one.id)
  return man ? <Portrait of={man} size={1.5} /> : null
}
