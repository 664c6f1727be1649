import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RuleButton } from './WhyNotice.tsx'

it('shows a rule by its title, and hides it if there is no rules book', () => {
  render(<RuleButton rule="J-GOLD" />)
  expect(screen.getByTestId('why-rule').textContent).toBe('Rule: Gold')
  render(<RuleButton rule="J-NOWHERE" />)
  expect(screen.getAllByTestId('why-rule')).toHaveLength(1)
})
