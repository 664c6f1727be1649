import { Dock, DockButton, Token } from '../../../hud/frame/Dock.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { opening } from '../../../i18n/t.ts'
import { TABLE } from '../../../input/tableCommands.ts'
import { useIntent } from '../../intent/intent.ts'
import type { Selected } from '../../intent/targets.ts'
import { goerName } from '../turn/goerName.ts'
import { ActorPicture } from './ActorPicture.tsx'

/** Asks which of several pieces goes to the clicked cell. */
export function WhoDock({ who }: { readonly who: readonly Selected[] }) {
  const { t } = useWords()
  const view = useIntent((state) => state.view)
  if (!view) return null
  return (
    <Dock
      surface="parchment"
      prompt={t('prompt.who')}
      isAsked
      testId="prompt"
      tokens={who.map((one, index) => (
        <Token
          key={one.kind === 'piece' ? one.id : `${one.boat ? 'boat' : 'ship'} ${one.team}`}
          label={opening(goerName(one, view, t))}
          icon={<ActorPicture one={one} view={view} />}
          nth={index + 1}
          onPress={() => useIntent.getState().sendThere(one)}
          testId={`prompt-${index}`}
        />
      ))}
      buttons={<BackButton />}
    />
  )
}

/** The button that goes back from a question about a cell. */
export function BackButton() {
  const { t } = useWords()
  return (
    <DockButton
      label={t('prompt.cancel')}
      command={TABLE.commands.cancel}
      onPress={() => useIntent.setState({ prompt: null })}
      testId="prompt-cancel"
    />
  )
}
