import { useWords } from '../hud/useWords.ts'
import { Button } from '../ui/controls.tsx'
import { HiddenIcon, SeenIcon } from '../ui/icons.tsx'
import { useFlatShell } from './shell.ts'

/** Beside a secret: hides it from those who look over the player's shoulder. Nothing where nobody else can see it. */
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

/** Whether what only this player may know is out of sight. */
export function useIsHidden(): boolean {
  return useFlatShell().secrets?.isHidden ?? false
}
