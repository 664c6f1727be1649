import { useText } from '../i18n/useText.ts'
import { ruleTitle } from '../i18n/words.ts'
import { IconButton } from '../ui/controls.tsx'
import { CloseIcon } from '../ui/icons.tsx'
import { openSheet } from '../ui/screens.ts'
import './why.css'

/** Why a move is not allowed, and the rule behind it. */
export interface RefusalText {
  readonly text: string
  /** Over it, where nothing is forbidden. */
  readonly title?: string
  /** Rule id, e.g. `J-GOLD`. */
  readonly rule: string
}

/** Why something is not allowed; the rule opens the rules book. It stays, as some read slowly, until the next deed. */
export function Why({
  refusal: { text, title, rule },
  onClose,
}: {
  readonly refusal: RefusalText
  readonly onClose: () => void
}) {
  const t = useText()
  return (
    <>
      <div className="why-head">
        <p className="title">{title ?? t('why.title')}</p>
        <IconButton label={t('common.close')} onClick={onClose}>
          <CloseIcon size={0.9375} />
        </IconButton>
      </div>
      <p>{text}</p>
      <RuleButton rule={rule} />
    </>
  )
}

/** Opens the book of rules at a rule, by its title. Nothing where there is no book, as on pages for other screens. */
export function RuleButton({ rule }: Pick<RefusalText, 'rule'>) {
  const t = useText()
  const title = ruleTitle(t, rule)
  if (title === null) return null
  return (
    <button
      type="button"
      className="why-rule"
      onClick={() => openSheet({ name: 'rules', query: rule })}
      data-testid="why-rule"
    >
      {t('why.rule', { rule: title })}
    </button>
  )
}
