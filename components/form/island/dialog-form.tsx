import { FormLayout } from '../form-layout';
import type { FormProps } from '../form-texts';
import { FormIsland } from './form-island';

export interface DialogFormProps extends FormProps {
  readonly onSent: () => void;
}

/** Renders the form of a dialog. */
export function DialogForm({ onSent, ...form }: DialogFormProps) {
  return (
    <FormLayout {...form}>
      <div className="on-light">
        <FormIsland {...form} onSent={onSent} />
      </div>
    </FormLayout>
  );
}
