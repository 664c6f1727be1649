import { Dock, DockRow, MainButton, SideButton } from '../../../flat/FlatDock.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { SkullIcon } from '../../../ui/icons.tsx'
import { choiceLabel, promptTitle } from '../../hud/turn/actionHint.ts'
import { useIntent } from '../../intent/intent.ts'
import type { Prompt } from '../../intent/intentState.ts'
import { isFatal } from '../../intent/targets.ts'
import { AimCard } from '../side/AimCard.tsx'

/** Asks once more before what cannot be taken back. */
export function ConfirmDock({ prompt: { cell, moves } }: { readonly prompt: Prompt }) {
  const { t } = useWords()
  const fatal = moves.every(isFatal)
  const view = useIntent((state) => state.view)
  const title = promptTitle(moves, t, view)
  return (
    <Dock surface="parchment">
      <p className={`flat-dock-title ${fatal ? 'isle-danger' : ''}`} role="alert">
        {fatal && <SkullIcon size={1.5} />} {title}
      </p>
      <AimCard cell={cell} />
      <DockRow>
        <SideButton
          label={t('prompt.cancel')}
          kind="quiet"
          onPress={() => useIntent.setState({ prompt: null })}
          testId="prompt-cancel"
        />
        {moves.map((choice, index) => {
          const label = choiceLabel(choice, moves, t, view)
          const onPress = () => useIntent.getState().choose(choice.move)
          return isFatal(choice) ? (
            <SideButton
              key={JSON.stringify(choice.move)}
              label={`${label} (${t('prompt.dies')})`}
              icon={<SkullIcon size={1.25} />}
              kind="danger"
              onPress={onPress}
              testId={`prompt-${index}`}
            />
          ) : (
            <MainButton key={JSON.stringify(choice.move)} label={label} onPress={onPress} />
          )
        })}
      </DockRow>
    </Dock>
  )
}
