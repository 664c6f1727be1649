import { useWords } from '../hud/useWords.ts'
import { Button } from '../ui/controls.tsx'
import { HiddenIcon, SeenIcon } from '../ui/icons.tsx'
import { useFlatShell } from './shell.ts'

/** Hides a secret from people who look over the player's shoulder. Shows nothing if no other person can see it. */
export function HideButton() {
  const { t } = useWords()
  const { secrets } = useFlatShell()
  if (!secrets) return null
  return secrets.isHidden ? (
    <Button kind="quiet" onClick={secrets.show} testId="flat-show">
      <SeenIcon /> {t('flat.show')}
    </Button>
  ) : (
    <Button kind="quiet" onClick={secrets.hide} testId="flat-hide">
      <HiddenIcon /> {t('flat.hide')}
    </Button>
  )
}

/** Returns whether this player's secrets are hidden. */
export function useIsHidden(): boolean {
  return useFlatShell().secrets?.isHidden ?? false
}
