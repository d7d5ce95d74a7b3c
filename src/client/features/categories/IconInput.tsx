import ClickAwayListener from '@mui/material/ClickAwayListener';
import Popper from '@mui/material/Popper';
import { useId, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { FieldFrame } from '../../shared/form/FieldFrame';
import { useField } from '../../shared/form/useField';
import { IconControl } from './IconControl';
import { IconGrid } from './IconGrid';
import { popperStyles } from './iconStyles';

/** Not clipped by the dialog, whose content scrolls. */
const unclipped = { strategy: 'fixed' } as const;

/**
 * A choice of one of the 24 icons, out of a grid that opens below the control. Its value is the
 * address of the image; one that is no preset stays as it is until another is chosen. The grid stays
 * inside the dialog, so that it belongs to it for who listens.
 */
export function IconInput({ name, label }: { name: string; label: string }) {
  const field = useField(name, undefined);
  const { field: bound } = useController<Record<string, string>>({ name });
  const { setFocus } = useFormContext();
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const gridId = useId();
  const value = bound.value ?? '';
  const close = () => {
    setIsOpen(false);
    setFocus(name);
  };
  const choose = (icon: string) => {
    bound.onChange(icon);
    close();
  };
  return (
    <FieldFrame label={label} field={field} required>
      <ClickAwayListener onClickAway={() => setIsOpen(false)}>
        <div ref={setFrame}>
          <IconControl
            inputRef={bound.ref}
            field={field}
            icon={value}
            isOpen={isOpen}
            gridId={gridId}
            onToggle={setIsOpen}
            onBlur={bound.onBlur}
          />
          <Popper
            open={isOpen}
            anchorEl={frame}
            placement="bottom-start"
            disablePortal
            popperOptions={unclipped}
            sx={popperStyles}
          >
            <IconGrid id={gridId} chosen={value} onChoose={choose} onClose={close} />
          </Popper>
        </div>
      </ClickAwayListener>
    </FieldFrame>
  );
}
