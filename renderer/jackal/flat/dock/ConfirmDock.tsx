import { Dock, DockRow, MainButton, SideButton } from '../../../flat/FlatDock.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { SkullIcon } from '../../../ui/icons.tsx'
import { choiceLabel } from '../../hud/turn/actionHint.ts'
import { isShortFlight } from '../../intent/flightRules.ts'
import { useIntent } from '../../intent/intent.ts'
import type { Prompt } from '../../intent/intentState.ts'
import { isFatal } from '../../intent/targets.ts'
import { AimCard } from '../side/AimCard.tsx'

/** Asks once more before what cannot be taken back. */
export function ConfirmDock({ prompt: { cell, moves } }: { readonly prompt: Prompt }) {
  const { t } = useWords()
  const fatal = moves.every(isFatal)
  const isFlight = useIntent(({ view }) => moves.some(({ move }) => isShortFlight(view, move)))
  return (
    <Dock surface="parchment">
      <p className={`flat-dock-title ${fatal ? 'isle-danger' : ''}`} role="alert">
        {fatal && <SkullIcon size={1.5} />} {t(fatal ? 'prompt.fatal' : 'prompt.title')}
      </p>
      {isFlight && <p>{t('prompt.flight')}</p>}
      <AimCard cell={cell} />
      <DockRow>
        <SideButton
          label={t('prompt.cancel')}
          kind="quiet"
          onPress={() => useIntent.setState({ prompt: null })}
          testId="prompt-cancel"
        />
        {moves.map((choice, index) => {
          const label = choiceLabel(choice, moves, t)
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
