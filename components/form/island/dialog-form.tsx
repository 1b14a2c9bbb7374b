import type { FormProps } from '../form-texts';
import { SheetLayout } from '../sheet-layout';
import { FormIsland } from './form-island';

export interface DialogFormProps extends FormProps {
  readonly onSent: () => void;
}

/** Renders the form of a dialog. */
export function DialogForm({ onSent, ...form }: DialogFormProps) {
  return (
    <SheetLayout {...form}>
      <div className="on-light">
        <FormIsland {...form} onSent={onSent} />
      </div>
    </SheetLayout>
  );
}
